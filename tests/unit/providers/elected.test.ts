import { beginCell, type Cell, Dictionary } from '@ton/core'
import { expect, test } from 'vitest'
import { readElected } from '../../../src/providers/bytes/read-elected.ts'

const [KEY, ADNL] = ['ab'.repeat(32), 'cd'.repeat(32)]

/** `ValidatorDescr` (block.tlb), with an ADNL address unless it is null. */
function member(weight: bigint, adnl: string | null): Cell {
  const from = beginCell()
    .storeUint(adnl === null ? 0x53 : 0x73, 8)
    .storeUint(0x8e81278a, 32)
    .storeBuffer(Buffer.from(KEY, 'hex'))
    .storeUint(weight, 64)
  return (adnl === null ? from : from.storeBuffer(Buffer.from(adnl, 'hex'))).endCell()
}

/** `validators_ext#12` of these members. */
function setOf(members: Cell[], { tag = 0x12, total = members.length, until = 9 } = {}): Uint8Array {
  const list = Dictionary.empty(Dictionary.Keys.Uint(16), {
    serialize: (cell: Cell, to) => void to.storeSlice(cell.beginParse()),
    parse: from => from.asCell(),
  })
  for (const [place, cell] of members.entries()) list.set(place, cell)
  const head = beginCell().storeUint(tag, 8).storeUint(5, 32).storeUint(until, 32).storeUint(total, 16).storeUint(1, 16)
  return head.storeUint(30, 64).storeDict(list).endCell().toBoc()
}

test('readElected reads all elected validators in order, including those of shard blocks only', () => {
  const members = [member(2n ** 63n, ADNL), member(7n, null), member(7n, '00'.repeat(32))]
  expect(readElected(setOf(members))).toEqual({
    since: 5,
    until: 9,
    total: 3,
    totalWeight: '30',
    members: [
      { place: 0, key: KEY, adnl: ADNL, weight: '9223372036854775808' },
      { place: 1, key: KEY, adnl: null, weight: '7' },
      { place: 2, key: KEY, adnl: null, weight: '7' },
    ],
  })
})

test.each([
  ['bytes that are no bag of cells', Uint8Array.of(1, 2, 3)],
  ['another parameter', setOf([member(1n, null)], { tag: 0x11 })],
  ['a set without a member of its list', setOf([member(1n, null)], { total: 2 })],
  ['a set without members', setOf([])],
  ['a round that ends before it begins', setOf([member(1n, null)], { until: 4 })],
  ['a member that is something else', setOf([beginCell().storeUint(1, 300).endCell()])],
])('readElected reads no validators from %s', (_, bytes) => {
  expect(readElected(bytes)).toBe(undefined)
})
