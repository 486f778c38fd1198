import { Address, beginCell, type Cell } from '@ton/core'
import { expect, test } from 'vitest'
import { findCell, type Holding, readHolding } from '../../../src/domain/jetton/holding.ts'
import { readBoc } from '../../../src/ton/boc.ts'
import { face } from '../../support/jetton.ts'
import { ALICE, BOB, CAROL } from '../../support/transaction.ts'

const holding: Holding = { owner: ALICE, jetton: { ...face, trust: 'whitelist' } }
const bytesOf = (cell: Cell) => new Uint8Array(cell.toBoc())
const read = (data: Cell) => readHolding(readBoc(bytesOf(data)), holding)

/** The data of a jetton wallet, after `prefix` bits. */
function dataOf({ prefix = 0, units = 1_500_000n, owner = ALICE as string, jetton = CAROL as string, rest = 0 } = {}) {
  const [first, second] = [Address.parse(owner), Address.parse(jetton)]
  return beginCell()
    .storeUint(0, prefix)
    .storeCoins(units)
    .storeAddress(first)
    .storeAddress(second)
    .storeUint(0, rest)
    .endCell()
}

test.each([
  ['the reference wallet', dataOf({ rest: 8 }), '1500000'],
  ['a wallet that can be locked', dataOf({ prefix: 4 }), '1500000'],
  ['an empty wallet', dataOf({ units: 0n }), '0'],
  ['the largest balance', dataOf({ units: 2n ** 120n - 1n }), String(2n ** 120n - 1n)],
  ['a wallet of somebody else', dataOf({ owner: BOB }), null],
  ['a wallet of another jetton', dataOf({ jetton: BOB }), null],
  ['owner and jetton in the other order', dataOf({ owner: CAROL, jetton: ALICE }), null],
  ['another layout', dataOf({ prefix: 32 }), null],
  ['no data', beginCell().endCell(), null],
  ['a cut cell', beginCell().storeCoins(7n).storeAddress(Address.parse(ALICE)).storeUint(2, 3).endCell(), null],
])('readHolding reads the jetton balance in the data of %s', (_, data, units) => {
  expect(read(data)).toBe(units)
})

test('findCell finds a cell by its hash at any depth, and no other one', () => {
  const deep = dataOf()
  const root = beginCell().storeRef(beginCell().storeRef(deep).storeRef(deep).endCell()).endCell()
  const found = findCell(bytesOf(root), deep.hash().toString('hex'))
  expect(found && readHolding(found, holding)).toBe('1500000')
  expect(findCell(bytesOf(root), '0'.repeat(64))).toBe(null)
})
