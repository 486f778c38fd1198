import { beginCell, Cell, type Slice } from '@ton/core'
import { expect, test } from 'vitest'
import { AugmentedDictionary } from '../../scripts/localnet/chain/augmented.ts'
import { bitKey } from '../../scripts/localnet/chain/label.ts'
import { currencySum } from '../../scripts/localnet/chain/tlb.ts'
import { blockParser, part, realBlocks } from './support/block-parser.ts'

/** `ShardAccountBlocks` of a block. */
function accountBlocks(block: Cell): Cell {
  return part(part(block, 3), 2)
}

type Leaf = { key: string; value: Cell; fees: bigint }

function leavesOf(stored: Cell): Leaf[] {
  const leaves: Leaf[] = []
  let fees = 0n
  const sum = currencySum(256)
  const read = (slice: Slice) => {
    fees = sum.read(slice)
    return fees
  }
  AugmentedDictionary.load({ ...sum, read }, stored.beginParse(), (key, value) => {
    leaves.push({ key, value: value.asCell(), fees })
  })
  return leaves
}

/** Some are proofs, in which parts are pruned away. */
const isWhole = (cell: Cell): boolean => !cell.isExotic && cell.refs.every(isWhole)

const blocks = realBlocks().map(boc => Cell.fromBase64(boc))
const stored = blocks.map(accountBlocks).filter(isWhole)

test('@ton-community/tlb-codegen ships real blocks, which its parser reads', async () => {
  const parser = await blockParser()
  expect(blocks.length).toBeGreaterThan(0)
  for (const block of blocks) expect(parser.loadBlock(block.beginParse()).global_id).toBe(-239)
})

test('account blocks of a real block, rebuilt in another order, have the same hash', () => {
  let accounts = 0
  for (const one of stored) {
    const leaves = leavesOf(one)
    accounts += leaves.length
    let dictionary = new AugmentedDictionary<bigint>(currencySum(256))
    for (const { key, value, fees } of leaves.reverse()) {
      dictionary = dictionary.set(key, builder => void builder.storeSlice(value.beginParse()), fees)
    }
    const again = beginCell()
    dictionary.store(again)
    expect(again.endCell().hash()).toEqual(one.hash())
  }
  expect(accounts).toBeGreaterThan(1)
})

test('adding and removing a key leaves an augmented dictionary unchanged', () => {
  const whole = stored.find(cell => leavesOf(cell).length > 1)!
  const dictionary = AugmentedDictionary.load(currencySum(256), whole.beginParse(), () => undefined)
  const other = bitKey(2n ** 255n - 19n, 256)
  const longer = dictionary.set(other, builder => void builder.storeUint(1, 8), 5n)
  const cellOf = (one: typeof dictionary) => {
    const builder = beginCell()
    one.store(builder)
    return builder.endCell()
  }
  expect(longer.size).toBe(dictionary.size + 1)
  expect(cellOf(longer).hash()).not.toEqual(whole.hash())
  expect(cellOf(longer.delete(other)).hash()).toEqual(whole.hash())
})
