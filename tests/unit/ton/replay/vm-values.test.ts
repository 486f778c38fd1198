import { beginCell, type Cell } from '@ton/core'
import { expect, test } from 'vitest'
import { readBoc } from '../../../../src/ton/boc.ts'
import { rootOf } from '../../../../src/ton/replay/bag.ts'
import { readStateUpdate } from '../../../../src/ton/replay/shard-account.ts'
import { readVmStack, writeVmStack } from '../../../../src/ton/replay/vm-stack.ts'

const read = (cell: Cell) => readBoc(new Uint8Array(cell.toBoc()))

test.each([
  [-(2n ** 63n), 1],
  [2n ** 63n - 1n, 1],
  [2n ** 63n, 2],
  [-(2n ** 63n) - 1n, 2],
])('the integer %s is written with tag %i and read back', (value, tag) => {
  const bag = writeVmStack([{ kind: 'int', value }])
  expect(readVmStack(rootOf(bag))).toEqual([{ kind: 'int', value: String(value) }])
  expect(rootOf(bag).data[3]).toBe(tag)
})

test('a slice value is the part of its cell between its bounds', () => {
  const [first, second, third] = [1, 2, 3].map(value => beginCell().storeUint(value, 8).endCell()) as [Cell, Cell, Cell]
  const cell = beginCell().storeUint(0xabcd, 16).storeRef(first).storeRef(second).storeRef(third).endCell()
  // From bit 4 to 12, and the second reference alone
  const slice = beginCell().storeUint(4, 8).storeRef(beginCell().endCell()).storeRef(cell)
  const bounds = slice.storeUint(4, 10).storeUint(12, 10).storeUint(1, 3).storeUint(2, 3).endCell()
  const stack = beginCell().storeUint(1, 24).storeSlice(bounds.beginParse()).endCell()
  const part = beginCell().storeUint(0xbc, 8).storeRef(second).endCell()
  const [value] = readVmStack(read(stack))
  expect(value?.kind === 'slice' && rootOf(value.boc)).toEqual(read(part))
})

test('readStateUpdate throws on an update with another tag', () => {
  const transactionWith = (tag: number) =>
    read(
      beginCell()
        .storeRef(beginCell().endCell())
        .storeRef(beginCell().storeUint(tag, 8).storeUint(1, 256).storeUint(2, 256).endCell())
        .storeRef(beginCell().endCell())
        .endCell(),
    )
  const hash = (value: number) => String(value).padStart(64, '0')
  expect(readStateUpdate(transactionWith(0x72))).toEqual({ before: hash(1), after: hash(2) })
  expect(() => readStateUpdate(transactionWith(0x73))).toThrow('no state update')
})
