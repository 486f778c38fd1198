import { describe, expect, test } from 'vitest'
import type { Jetton } from '../../../src/domain/jetton/jetton.ts'
import { matchWallets } from '../../../src/domain/trace/jetton-wallets.ts'
import { outlineOf, runsWith } from '../../../src/domain/trace/outline.ts'
import type { Step } from '../../../src/domain/trace/trace.ts'
import type { Body } from '../../../src/domain/transaction/transaction.ts'
import type { RawAddress } from '../../../src/ton/address.ts'
import { chain, external, sent, step, trace } from '../../support/trace.ts'
import { ALICE, BOB, CAROL, operation } from '../../support/transaction.ts'

/** Alice pays `count` accounts in one transaction. */
function payout(count: number, body: Body = { kind: 'comment', text: 'pay' }) {
  const messages = Array.from({ length: count }, () => sent(ALICE, BOB, { value: '7', body }))
  return trace([step(null, ALICE, external(ALICE), messages), ...messages.map(one => step(0, BOB, one))])
}
const shape = (rows: ReturnType<typeof outlineOf>) =>
  rows.map(row =>
    row.kind === 'run' ? `${row.steps.length} × ${row.name} = ${row.total} @${row.level}` : `${row.kind} @${row.level}`,
  )

describe('the outline of a trace', () => {
  test('the outline does not indent a chain', () => {
    expect(shape(outlineOf(chain(), new Set()))).toEqual(['step @0', 'step @0', 'step @0', 'step @0'])
  })

  test('the outline indents branches', () => {
    const [first, second, third] = [sent(ALICE, BOB), sent(ALICE, CAROL), sent(BOB, CAROL)]
    const steps = [
      step(null, ALICE, external(ALICE), [first, second]),
      step(0, BOB, first, [third]),
      step(1, CAROL, third),
      step(0, CAROL, second),
    ]
    expect(shape(outlineOf(trace(steps), new Set()))).toEqual(['step @0', 'step @1', 'step @1', 'step @1'])
  })

  test('the outline folds nine or more similar siblings into an expandable row', () => {
    expect(shape(outlineOf(payout(8), new Set()))).toHaveLength(9)
    expect(shape(outlineOf(payout(9), new Set()))).toEqual(['step @0', '9 × Text comment = 63 @1'])
    const open = shape(outlineOf(payout(9), new Set([1])))
    expect(open).toEqual(['step @0', '9 × Text comment = 63 @1', ...Array.from({ length: 9 }, () => 'step @2')])
  })

  test('runsWith returns the folded rows that contain a step', () => {
    expect(runsWith(payout(9), [5])).toEqual(new Set([1]))
    expect(runsWith(payout(9), [0, undefined])).toEqual(new Set())
  })

  test('the outline does not fold steps with more than one child', () => {
    const { steps } = payout(9)
    const more = steps.slice(1).flatMap((_, place) => [0, 1].map(() => step(place + 1, CAROL, sent(BOB, CAROL))))
    expect(shape(outlineOf(trace([...steps, ...more]), new Set())).some(row => row.includes('×'))).toBe(false)
  })

  test('the outline shows pending messages below the step that sent them', () => {
    expect(shape(outlineOf(trace(chain().steps.slice(0, 2)), new Set()))).toEqual(['step @0', 'step @0', 'pending @0'])
  })

  test('the outline indents what is below a step with two messages, received or pending', () => {
    const [first, second] = [sent(ALICE, BOB), sent(ALICE, CAROL)]
    const root = step(null, ALICE, external(ALICE), [first, second])
    const rows = (...steps: Step[]) => shape(outlineOf(trace(steps), new Set()))
    expect(rows(root, step(0, BOB, first))).toEqual(['step @0', 'pending @1', 'step @1'])
    expect(rows(root)).toEqual(['step @0', 'pending @1', 'pending @1'])
  })

  test('the outline of a chain of 1,024 steps is complete', () => {
    const steps = [step(null, ALICE, external(ALICE))]
    for (let place = 1; place < 1024; place++) steps.push(step(place - 1, BOB, sent(ALICE, BOB)))
    expect(outlineOf(trace(steps), new Set())).toHaveLength(1024)
  })
})

describe('matching jetton wallets of a trace', () => {
  const orbit: Jetton = { address: CAROL, symbol: 'ORB', name: 'Orbit', image: null, decimals: 6, trust: 'none' }
  const wallet: RawAddress = `0:${'d'.repeat(64)}`
  const paying = () => trace([step(null, wallet, sent(ALICE, wallet, { body: operation(0x0f8a7ea5, '70') }))])

  test('a jetton wallet is matched when its owner paid exactly its amount', () => {
    expect(matchWallets(paying(), [{ account: ALICE, jetton: orbit, quantity: '-70' }])).toEqual({ [wallet]: orbit })
  })

  test('a jetton wallet is not matched by another amount or account, or when two jettons fit', () => {
    const flow = { account: ALICE, jetton: orbit, quantity: '-70' }
    expect(matchWallets(paying(), [{ ...flow, quantity: '70' }])).toEqual({})
    expect(matchWallets(paying(), [{ ...flow, account: BOB }])).toEqual({})
    expect(matchWallets(paying(), [flow, { ...flow, jetton: { ...orbit, address: BOB } }])).toEqual({})
  })
})

test('unreadable steps, and steps without a message, are not folded', () => {
  const payments = Array.from({ length: 9 }, () => sent(ALICE, BOB))
  const root = step(null, ALICE, external(ALICE), payments)
  const unread = payments.map(one => ({ ...step(0, BOB, one), transaction: null }))
  const kinds = (steps: Step[]) => outlineOf(trace([root, ...steps]), new Set()).map(({ kind }) => kind)
  expect(kinds(unread)).toEqual(Array(10).fill('step'))
  const ticks = payments.map(() => step(0, BOB, null))
  expect(kinds(ticks).filter(kind => kind === 'run')).toEqual([])
  expect(kinds(payments.map(one => step(0, BOB, one)))).toEqual(['step', 'run'])
})
