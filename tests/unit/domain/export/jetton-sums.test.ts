import { describe, expect, test } from 'vitest'
import { doesHold, heldAgainst, withMoved } from '../../../../src/domain/export/jetton-sums.ts'
import type { Jetton, JettonOperation } from '../../../../src/domain/jetton/jetton.ts'
import { ALICE, BOB, CAROL, message, operation, transaction } from '../../../support/transaction.ts'

const gold: Jetton = { address: CAROL, symbol: 'GOLD', name: 'Gold', image: null, decimals: 2, trust: 'whitelist' }
const came = (units: string) => transaction({ inMessage: message({ value: '0', body: operation(0x7362d09c, units) }) })
const sent = (units: string) => {
  const order = message({ source: ALICE, destination: BOB, body: operation(0x0f8a7ea5, units) })
  return transaction({ outMessages: [order] })
}
const RANGE = { from: 100, to: 200 }
/** A movement to Alice, in the range. */
const moved = (parts: Partial<JettonOperation> = {}): JettonOperation => ({
  kind: 'transfer',
  utime: 150,
  lt: '1',
  hash: null,
  source: BOB,
  destination: ALICE,
  amount: '7',
  received: null,
  jetton: gold,
  comment: null,
  succeeded: true,
  ...parts,
})

describe('jetton sums of an export', () => {
  test('jetton sums are added up over the pages of an export, by jetton master', () => {
    const first = withMoved([], [came('10'), sent('4')], { [BOB]: gold })
    expect(first).toEqual([{ jetton: gold, moved: '6', history: null }])
    expect(withMoved(first, [sent('7')], { [BOB]: gold })).toEqual([{ jetton: gold, moved: '-1', history: null }])
  })

  test('jetton sums exclude amounts claimed by unknown jetton wallets', () => {
    expect(withMoved([], [came('10')], {})).toEqual([])
  })
})

describe('comparing jetton sums with the indexer’s history', () => {
  const sums = [{ jetton: gold, moved: '7', history: null }]

  test.each<[string, JettonOperation[], string, boolean]>([
    ['of the same movement adds up', [moved()], '7', true],
    ['with a receipt that had no notice differs', [moved(), moved({ amount: '3' })], '10', false],
    ['without a transfer that came back differs', [], '0', false],
    ['counts no movement before or after the range', [moved({ utime: 99 }), moved({ utime: 201 })], '0', false],
    ['counts both ends of the range', [moved({ utime: 100 }), moved({ utime: 200 })], '14', false],
    ['counts no failed movement', [moved({ succeeded: false })], '0', false],
    ['counts nothing that an account sent itself', [moved({ source: ALICE })], '0', false],
    ['counts what was sent as less', [moved({ source: ALICE, destination: BOB })], '-7', false],
    ['counts what arrived, where that is less than was sent', [moved({ amount: '9', received: '7' })], '7', true],
    [
      'counts minted and burned ones',
      [moved({ source: null }), moved({ source: ALICE, destination: null, amount: '2' })],
      '5',
      false,
    ],
    ['counts nothing between others', [moved({ source: CAROL, destination: BOB })], '0', false],
  ])('comparing jetton sums: a history %s', (_, operations, history, holds) => {
    const [sum] = heldAgainst(sums, operations, ALICE, RANGE)
    expect(sum).toEqual({ jetton: gold, moved: '7', history })
    expect(sum && doesHold(sum)).toBe(holds)
  })

  test('comparing jetton sums adds jettons that only the history has', () => {
    const silver = { ...gold, address: BOB }
    expect(heldAgainst(sums, [moved(), moved({ jetton: silver, amount: '3' })], ALICE, RANGE)).toEqual([
      { jetton: gold, moved: '7', history: '7' },
      { jetton: silver, moved: '0', history: '3' },
    ])
  })

  test('jetton sums without a history have no verdict', () => {
    expect(doesHold({ jetton: gold, moved: '7', history: null })).toBeNull()
  })
})
