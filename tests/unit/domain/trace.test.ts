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

describe('figures', () => {
  test('are counted from the bytes of every step', () => {
    expect(figuresOf(chain())).toEqual({
      steps: 4,
      checked: 4,
      links: 3,
      linked: 3,
      accounts: 3,
      duration: 7,
      fees: '52',
      failed: [],
    })
  })

  test('name the steps that failed, the first in time first, and not the one that gets its money back', () => {
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

  test('leave out what is only expected, and count what cannot be read', () => {
    const [first, ...rest] = chain().steps as [Step, ...Step[]]
    const steps = [first, { ...rest[0]!, transaction: null, linked: false }, { ...rest[1]!, expected: true }]
    expect(figuresOf(trace(steps))).toMatchObject({ steps: 2, checked: 1, links: 1, linked: 0, accounts: 2 })
  })

  test('a foreseen step that fails is not among those that failed', () => {
    const order = sent(ALICE, BOB)
    const fails = step(0, BOB, order, [], { compute: { ...ran, success: false, exitCode: 9 } as never, aborted: true })
    const foreseen = { ...fails, expected: true }
    expect(figuresOf(trace([step(null, ALICE, external(ALICE), [order]), fails])).failed).toEqual([1])
    expect(figuresOf(trace([step(null, ALICE, external(ALICE), [order]), foreseen])).failed).toEqual([])
  })

  test('of nothing are zero', () => {
    expect(figuresOf(trace([]))).toMatchObject({ steps: 0, duration: 0, fees: '0' })
  })
})

describe('who gained and who paid', () => {
  test('adds up to nothing with the fees', () => {
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

  test('knows what is on its way and what came from outside of the trace', () => {
    const [inside, outside] = [sent(ALICE, BOB, { value: '30' }), sent(BOB, ALICE, { value: '50' })]
    const flow = moneyFlow(trace([step(null, ALICE, outside, [inside])]))
    expect(flow).toMatchObject({ onItsWay: '30', broughtIn: '50', fees: '14', difference: '0' })
    expect(flow.gains).toEqual([{ account: ALICE, change: '6', incomplete: false }])
  })

  test('does not add up where an amount changed between two steps', () => {
    const { steps } = chain()
    const changed = steps.map((one, place) =>
      place === 1 ? step(0, BOB, { ...one.transaction!.inMessage!, value: '999' }, one.transaction!.outMessages) : one,
    )
    expect(moneyFlow(trace(changed)).difference).not.toBe('0')
  })

  test.each([
    ['first', 0],
    ['last', 3],
  ])('the change of an account is incomplete where its %s step cannot be read', (_, unread) => {
    const steps = chain().steps.map((one, place) => (place === unread ? { ...one, transaction: null } : one))
    expect(moneyFlow(trace(steps)).gains[0]).toMatchObject({ account: ALICE, incomplete: true })
  })
})

describe('a trace', () => {
  test('is finished when every message was received', () => {
    expect(isUnfinished(chain())).toBe(false)
    expect(pendingMessages(chain())).toEqual([])
  })

  test('is unfinished while a message is on its way, or a step is only expected', () => {
    const { steps } = chain()
    expect(isUnfinished(trace(steps.slice(0, 3)))).toBe(true)
    expect(pendingMessages(trace(steps.slice(0, 3)))).toMatchObject([{ step: 2, message: { destination: ALICE } }])
    expect(isUnfinished(trace([...steps.slice(0, 3), { ...steps[3]!, expected: true }]))).toBe(true)
  })

  test('does not wait for what a log says, nor behind a step that cannot be read', () => {
    const log = message({ kind: 'external-out', hash: fresh(), source: ALICE, destination: null })
    expect(isUnfinished(trace([step(null, ALICE, external(ALICE), [log])]))).toBe(false)
    expect(
      isUnfinished(trace([{ ...step(null, ALICE, external(ALICE), [sent(ALICE, BOB)]), transaction: null }])),
    ).toBe(false)
  })

  test('has a letter for every account, in the order in which they appear', () => {
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

describe('what it came to', () => {
  const jetton = { decimals: 6, symbol: 'NUSD' } as JettonFlow['jetton']
  const flows: JettonFlow[] = [
    { account: ALICE, jetton, quantity: '32100000' },
    { account: BOB, jetton, quantity: '-32100000' },
  ]
  const nano = (units: string) => ({ units, jetton: null })

  test('for who began it: coins paid with their fees, and jettons got', () => {
    // Out: 1000 and 4 for carrying it, and 10 of fees. In: 100, less 10.
    expect(traceOutcome(chain(), flows)).toEqual({
      account: ALICE,
      paid: [nano('924')],
      got: [{ units: '32100000', jetton }],
    })
  })

  test('the other way about, and without jettons of others', () => {
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

test('what is only expected gains and pays nothing, and costs no fees', () => {
  const { steps } = chain()
  const expected = steps.map((one, place) => (place === 3 ? { ...one, expected: true } : one))
  const flow = moneyFlow(trace(expected))
  expect(flow.gains.map(({ account }) => account)).toEqual([ALICE, BOB, CAROL])
  expect(flow).toMatchObject({ fees: '42', onItsWay: '0', difference: '100' })
})
