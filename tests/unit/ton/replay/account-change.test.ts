import { beginCell, type Cell } from '@ton/core'
import { expect, test } from 'vitest'
import { readBoc } from '../../../../src/ton/boc.ts'
import type { AccountParts } from '../../../../src/ton/proof/account-state.ts'
import { accountChange } from '../../../../src/ton/replay/account-change.ts'

const read = (cell: Cell) => readBoc(new Uint8Array(cell.toBoc()))
const leaf = (value: number) => beginCell().storeUint(value, 8).endCell()
const dataOf = (...leaves: number[]) =>
  leaves.reduce((cell, value) => cell.storeRef(leaf(value)), beginCell().storeUint(7, 8)).endCell()

const account = (balance: string, code: Cell | null, data: Cell | null): AccountParts => ({
  status: code ? 'active' : 'uninit',
  address: null,
  lastLt: '0',
  balance,
  code: code && read(code),
  data: data && read(data),
})

test('accountChange returns balances, states, code hashes and changed data cells of both sides', () => {
  const [old, now] = [leaf(1), leaf(2)]
  const changed = accountChange(account('10', old, dataOf(1, 2, 3)), account('9', now, dataOf(1, 5, 3, 4)))
  expect(changed).toEqual({
    before: { status: 'active', balance: '10', codeHash: old.hash().toString('hex') },
    after: { status: 'active', balance: '9', codeHash: now.hash().toString('hex') },
    data: {
      changes: [
        { path: '1', before: '02', after: '05' },
        { path: '3', before: null, after: '04' },
      ],
      more: 0,
    },
  })
})

test('accountChange of a deployed account has no code before', () => {
  const changed = accountChange(account('0', null, null), account('9', leaf(1), leaf(2)))
  expect(changed.before).toEqual({ status: 'uninit', balance: '0', codeHash: null })
  expect(changed.data.changes).toEqual([{ path: '', before: null, after: '02' }])
})

test('accountChange reports no change for equal data cells from different reads', () => {
  expect(accountChange(account('1', leaf(1), dataOf(1, 2)), account('1', leaf(1), dataOf(1, 2))).data).toEqual({
    changes: [],
    more: 0,
  })
})

test('accountChange lists 60 changed cells and counts the rest', () => {
  /** Four references a cell, six levels of them: 4,096 leaves from `first` on, below 1,365 other cells. */
  const tree = (first: number, levels: number): Cell => {
    if (levels === 0) return beginCell().storeUint(first, 32).endCell()
    const refs = [0, 1, 2, 3].map(place => tree(first + place * 4 ** (levels - 1), levels - 1))
    return refs.reduce((cell, ref) => cell.storeRef(ref), beginCell()).endCell()
  }
  const { data } = accountChange(account('1', null, tree(0, 6)), account('1', null, tree(10_000, 6)))
  expect(data.changes).toHaveLength(60)
  expect(data.more).toBe(4096 - 60)
})

test('accountChange compares shared cells once, however many paths lead to them', () => {
  /** A chain of 13 cells, each with two references to the next; 8,191 paths. */
  const chain = (last: number) =>
    Array.from({ length: 12 }).reduce<Cell>(next => beginCell().storeRef(next).storeRef(next).endCell(), leaf(last))
  const { data } = accountChange(account('1', null, chain(1)), account('1', null, chain(2)))
  expect(data).toEqual({ changes: [{ path: Array(12).fill(0).join('.'), before: '01', after: '02' }], more: 0 })
  const { data: deployed } = accountChange(account('1', null, null), account('1', null, chain(2)))
  expect(deployed).toMatchObject({ changes: { length: 13 }, more: 0 })
})

test('accountChange counts no equal cells among the further changes', () => {
  /** Seven levels of cells with four references. The first leaf of each four is `changing`, the others are equal in all trees. */
  const tree = (changing: number, first: number, levels: number): Cell => {
    if (levels === 0)
      return beginCell()
        .storeUint(first, 32)
        .storeUint(first % 4 ? 0 : changing, 8)
        .endCell()
    const refs = [0, 1, 2, 3].map(place => tree(changing, first + place * 4 ** (levels - 1), levels - 1))
    return refs.reduce((cell, ref) => cell.storeRef(ref), beginCell()).endCell()
  }
  const { data } = accountChange(account('1', null, tree(1, 0, 7)), account('1', null, tree(2, 0, 7)))
  expect(data.changes.length + data.more).toBe(4096)
})
