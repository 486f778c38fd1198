import { describe, expect, test } from 'vitest'
import type { JettonFlow } from '../../../src/domain/jetton/jetton.ts'
import { figuresOf } from '../../../src/domain/trace/figures.ts'
import { moneyFlow } from '../../../src/domain/trace/money.ts'
import { traceOutcome } from '../../../src/domain/trace/outcome.ts'
import { lettersOf } from '../../../src/domain/trace/outline.ts'
import { isUnfinished, pendingMessages, type Step } from '../../../src/domain/trace/trace.ts'
import type { Transaction } from '../../../src/domain/transaction/transaction.ts'
import { chain, external, fresh, sent, step, trace } from '../../support/trace.ts'
import { ALICE, BOB, CAROL, message, ran } from '../../support/transaction.ts'

describe('figures of a trace', () => {
  test('figures of a trace are counted from the bytes of every step', () => {
    expect(figuresOf(chain())).toEqual({
      steps: 4,
      checked: 4,
      isAll: true,
      links: 3,
      linked: 3,
      accounts: 3,
      duration: 7,
      fees: '52',
      failed: [],
    })
  })

  test('figures of a trace list failed steps by time, without the one that received the return', () => {
    const refused = { compute: { ...ran, success: false, exitCode: 9 } as Transaction['compute'], aborted: true }
    const [order, back] = [sent(ALICE, BOB), sent(BOB, ALICE, { bounced: true })]
    const other = sent(ALICE, CAROL)
    const steps = [
      step(null, ALICE, external(ALICE), [order, other]),
      step(0, BOB, order, [back], { ...refused, lt: '90' }),
      step(1, ALICE, back, [], { lt: '95' }),
      step(0, CAROL, other, [], { ...refused, lt: '80' }),
    ]
    expect(figuresOf(trace(steps)).failed).toEqual([3, 1])
  })

  test('figures of a trace exclude expected steps and count unreadable ones', () => {
    const [first, ...rest] = chain().steps as [Step, ...Step[]]
    const steps = [first, { ...rest[0]!, transaction: null, linked: false }, { ...rest[1]!, expected: true }]
    expect(figuresOf(trace(steps))).toMatchObject({ steps: 2, checked: 1, links: 1, linked: 0, accounts: 2 })
  })

  test('an expected step that fails is not among the failed steps', () => {
    const order = sent(ALICE, BOB)
    const fails = step(0, BOB, order, [], { compute: { ...ran, success: false, exitCode: 9 } as never, aborted: true })
    const foreseen = { ...fails, expected: true }
    expect(figuresOf(trace([step(null, ALICE, external(ALICE), [order]), fails])).failed).toEqual([1])
    expect(figuresOf(trace([step(null, ALICE, external(ALICE), [order]), foreseen])).failed).toEqual([])
  })

  test('figures of an empty trace are zero', () => {
    expect(figuresOf(trace([]))).toMatchObject({ steps: 0, duration: 0, fees: '0' })
  })
})

describe('gains and costs of a trace', () => {
  test('gains and fees of a trace add up to zero', () => {
    expect(moneyFlow(chain())).toEqual({
      gains: [
        { account: ALICE, change: '-924', incomplete: false },
        { account: BOB, change: '486', incomplete: false },
        { account: CAROL, change: '386', incomplete: false },
      ],
      fees: '52',
      onItsWay: '0',
      broughtIn: '0',
      difference: '0',
    })
  })

  test('moneyFlow separates amounts still on their way and amounts from outside of the trace', () => {
    const [inside, outside] = [sent(ALICE, BOB, { value: '30' }), sent(BOB, ALICE, { value: '50' })]
    const flow = moneyFlow(trace([step(null, ALICE, outside, [inside])]))
    expect(flow).toMatchObject({ onItsWay: '30', broughtIn: '50', fees: '14', difference: '0' })
    expect(flow.gains).toEqual([{ account: ALICE, change: '6', incomplete: false }])
  })

  test('moneyFlow does not add up when an amount changed between two steps', () => {
    const { steps } = chain()
    const changed = steps.map((one, place) =>
      place === 1 ? step(0, BOB, { ...one.transaction!.inMessage!, value: '999' }, one.transaction!.outMessages) : one,
    )
    expect(moneyFlow(trace(changed)).difference).not.toBe('0')
  })

  test.each([
    ['first', 0],
    ['last', 3],
  ])('the change of an account is incomplete when its %s step is unreadable', (_, unread) => {
    const steps = chain().steps.map((one, place) => (place === unread ? { ...one, transaction: null } : one))
    expect(moneyFlow(trace(steps)).gains[0]).toMatchObject({ account: ALICE, incomplete: true })
  })
})

describe('the state of a trace', () => {
  test('a trace is finished when every message was received', () => {
    expect(isUnfinished(chain())).toBe(false)
    expect(pendingMessages(chain())).toEqual([])
  })

  test('a message that a dropped step may have received is not pending', () => {
    const { steps } = chain()
    const cut = { ...trace(steps.slice(0, 3)), unreadable: 1 }
    expect(pendingMessages(cut)).toEqual([])
    expect(isUnfinished(cut)).toBe(false)
  })

  test('a trace is unfinished while a message is pending or a step is only predicted', () => {
    const { steps } = chain()
    expect(isUnfinished(trace(steps.slice(0, 3)))).toBe(true)
    expect(pendingMessages(trace(steps.slice(0, 3)))).toMatchObject([{ step: 2, message: { destination: ALICE } }])
    expect(isUnfinished(trace([...steps.slice(0, 3), { ...steps[3]!, expected: true }]))).toBe(true)
  })

  test('a trace does not wait for external outgoing messages or behind an unreadable step', () => {
    const log = message({ kind: 'external-out', hash: fresh(), source: ALICE, destination: null })
    expect(isUnfinished(trace([step(null, ALICE, external(ALICE), [log])]))).toBe(false)
    expect(
      isUnfinished(trace([{ ...step(null, ALICE, external(ALICE), [sent(ALICE, BOB)]), transaction: null }])),
    ).toBe(false)
  })

  test('accounts of a trace get letters in order of appearance', () => {
    expect([...lettersOf(chain())]).toEqual([
      [ALICE, 'A'],
      [BOB, 'B'],
      [CAROL, 'C'],
    ])
    const many = Array.from({ length: 60 }, (_, place) => step(null, `0:${place.toString(16).padStart(64, '0')}`, null))
    expect([...lettersOf(trace(many)).values()].slice(24, 29)).toEqual(['Y', 'Z', 'AA', 'AB', 'AC'])
    expect([...lettersOf(trace(many)).values()].at(-1)).toBe('BH')
  })
})

describe('the outcome of a trace', () => {
  const jetton = { decimals: 6, symbol: 'NUSD' } as JettonFlow['jetton']
  const flows: JettonFlow[] = [
    { account: ALICE, jetton, quantity: '32100000' },
    { account: BOB, jetton, quantity: '-32100000' },
  ]
  const nano = (units: string) => ({ units, jetton: null })

  test('traceOutcome of the initiator is coins paid including fees, and jettons received', () => {
    // Out: 1000 and 4 for carrying it, and 10 of fees. In: 100, less 10.
    expect(traceOutcome(chain(), flows)).toEqual({
      account: ALICE,
      paid: [nano('924')],
      got: [{ units: '32100000', jetton }],
    })
  })

  test('traceOutcome of a sale is jettons paid and coins received, without others’ jettons', () => {
    const back = sent(BOB, ALICE, { value: '5000' })
    const first = sent(ALICE, BOB, { value: '100' })
    const steps = [step(null, ALICE, external(ALICE), [first]), step(0, BOB, first, [back]), step(1, ALICE, back)]
    const sold = [{ account: ALICE, jetton, quantity: '-7' }, ...flows.slice(1)]
    expect(traceOutcome(trace(steps), sold)).toEqual({
      account: ALICE,
      paid: [{ units: '7', jetton }],
      got: [nano('4876')],
    })
  })

  test('the outcome of a trace is null if a step of its initiator is unreadable, or no external message starts it', () => {
    const { steps } = chain()
    expect(traceOutcome(trace([steps[0]!, ...steps.slice(1, 3), { ...steps[3]!, transaction: null }]), [])).toBeNull()
    expect(traceOutcome(trace([step(null, ALICE, null)]), [])).toBeNull()
    expect(traceOutcome(trace([step(null, ALICE, sent(BOB, ALICE))]), [])).toBeNull()
    expect(traceOutcome(trace([]), [])).toBeNull()
  })
})

test('expected steps have no gains, costs or fees', () => {
  const { steps } = chain()
  const expected = steps.map((one, place) => (place === 3 ? { ...one, expected: true } : one))
  const flow = moneyFlow(trace(expected))
  expect(flow.gains.map(({ account }) => account)).toEqual([ALICE, BOB, CAROL])
  expect(flow).toMatchObject({ fees: '42', onItsWay: '0', difference: '100' })
})
