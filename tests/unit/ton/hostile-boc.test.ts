import { beginCell, Cell as CoreCell } from '@ton/core'
import { describe, expect, test } from 'vitest'
import { readBoc } from '../../../src/ton/boc.ts'
import { TonBytesError } from '../../../src/ton/cell.ts'
import { cpuTime } from '../../support/cpu-time.ts'
import { type Bag, type LooseCell, loosen, writeBag } from './support/bag.ts'

const leaf: LooseCell = { about: 0, size: 0, data: Uint8Array.of(), refs: [] }
const to = (...refs: number[]): LooseCell => ({ ...leaf, about: refs.length, refs })
const chain = (length: number): LooseCell[] => [...Array.from({ length }, (_, i) => to(i + 1)), leaf]
const two = { cells: [to(1), leaf] }

function refusal(bytes: Uint8Array): string {
  const start = cpuTime()
  try {
    readBoc(bytes)
  } catch (error) {
    expect(error).toBeInstanceOf(TonBytesError)
    expect(cpuTime() - start).toBeLessThan(1000)
    return (error as Error).message
  }
  return 'read without complaint'
}

const bags: [string, string, Bag][] = [
  ['a reference of a cell to itself', 'cyclic reference', { cells: [to(0)] }],
  ['a reference backwards, which makes a ring', 'cyclic reference', { cells: [to(1), to(0)] }],
  ['a reference out of range', 'wrong reference', { cells: [to(2), leaf] }],
  ['five references', 'wrong number of references', { cells: [to(1, 1, 1, 1, 1), leaf] }],
  ['an absent cell', 'wrong number of references', { cells: [{ ...leaf, about: 23 }] }],
  ['a count of absent cells', 'wrong number of cells', { ...two, lies: { absent: 1 } }],
  ['no cells', 'wrong number of cells', { cells: [], roots: [] }],
  ['no roots', 'wrong number of cells', { ...two, roots: [] }],
  ['more roots than cells', 'wrong number of cells', { ...two, roots: [0, 1, 1] }],
  ['a root out of range', 'wrong root', { ...two, roots: [2] }],
  ['a second root out of range', 'wrong root', { ...two, roots: [0, 9] }],
  ['4,294,967,295 cells', 'wrong number of cells', { ...two, refSize: 4, lies: { count: 0xffffffff } }],
  ['65,537 cells', 'wrong number of cells', { ...two, refSize: 4, lies: { count: 65_537 } }],
  ['65,536 cells in a few bytes', 'cut off', { ...two, refSize: 4, lies: { count: 65_536 } }],
  ['65,536 roots in a few bytes', 'cut off', { ...two, refSize: 4, lies: { count: 65_536, roots: 65_536 } }],
  [
    '65,536 places of an index in a few bytes',
    'cut off',
    { ...two, refSize: 4, index: 'plain', lies: { count: 65_536 } },
  ],
  ['more cells than there are', 'cut off', { ...two, lies: { count: 3 } }],
  ['fewer cells than there are', 'wrong length', { cells: [leaf, leaf], lies: { count: 1 } }],
  ['a length above what there is', 'cut off', { ...two, lies: { length: 6 } }],
  ['a length below what there is', 'wrong length', { ...two, lies: { length: 4 } }],
  ['a length of eight bytes', 'cut off', { ...two, offsetSize: 8, lies: { length: 2 ** 62 } }],
  ['cells that go on into the checksum', 'wrong length', { cells: [{ ...leaf, size: 8 }], crc: true }],
  ['numbers of five bytes', 'wrong header', { ...two, refSize: 5 }],
  ['offsets of nine bytes', 'wrong header', { ...two, offsetSize: 9 }],
  ['numbers of no bytes', 'wrong number of cells', { ...two, lies: { flags: 0 } }],
  ['unknown flags', 'wrong header', { ...two, lies: { flags: 0x09 } }],
  ['cache bits without an index', 'wrong header', { ...two, lies: { flags: 0x21 } }],
  ['an index that is wrong', 'wrong index', { ...two, index: 'plain', lies: { offsets: [2, 5] } }],
  ['an index of nothing but zeros', 'wrong index', { ...two, index: 'plain', lies: { offsets: [0, 0] } }],
  ['the older magic 68ff65f3', 'no bag of cells', { ...two, lies: { magic: 0x68ff65f3 } }],
  ['the older magic acc3a728', 'no bag of cells', { ...two, lies: { magic: 0xacc3a728 } }],
  ['a level that no cell below has', 'wrong level', { cells: [{ ...leaf, about: 32 }] }],
  ['data without the bit that ends it', 'wrong end', { cells: [{ ...leaf, size: 1, data: Uint8Array.of(0) }] }],
  ['a byte that only ends the data', 'wrong end', { cells: [{ ...leaf, size: 1, data: Uint8Array.of(128) }] }],
  ['an exotic cell without a kind', 'wrong exotic cell', { cells: [{ ...leaf, about: 8 }] }],
  ['a depth of 1,025', 'too deep', { cells: chain(1025), refSize: 2 }],
  ['a depth of 65,535', 'too deep', { cells: chain(65_535), refSize: 3, offsetSize: 3 }],
]

describe('malformed bags of cells', () => {
  test.each(bags)('a bag of cells with %s is rejected: %s', (_, why, bag) => {
    expect(refusal(writeBag(bag))).toBe(`${why}`)
  })
})

describe('exotic cells of a wrong size', () => {
  test.each([
    ['unknown kind', [5], 0],
    ['pruned, a byte short', [1, 1, ...Array(33).fill(0)], 32],
    ['pruned, of level 0', [1, 0], 0],
    ['pruned, of level 8', [1, 8, ...Array(34).fill(0)], 0],
    ['library, a byte long', [2, ...Array(33).fill(0)], 0],
    ['Merkle proof without a reference', [3, ...Array(34).fill(0)], 0],
    ['Merkle update without references', [4, ...Array(68).fill(0)], 0],
  ])('an exotic cell of a wrong size is rejected: %s', (_, data, level) => {
    const cell = { about: 8 + level, size: data.length * 2, data: Uint8Array.from(data), refs: [] }
    expect(refusal(writeBag({ cells: [cell] }))).toBe('wrong exotic cell')
  })
})

test('any number of zero bytes is rejected as a bag of cells', () => {
  for (const length of [0, 1, 3, 4, 5, 100, 10_000_000]) {
    expect(refusal(new Uint8Array(length))).toMatch(/^(cut off|no bag of cells)$/)
  }
  expect(refusal(new Uint8Array(10_000_001))).toBe('over 10 MB')
})

test('every truncated or extended bag of cells is rejected', () => {
  const cell = beginCell().storeUint(5, 13).storeRef(beginCell().storeUint(9, 99)).endCell()
  for (const options of [
    { idx: true, crc32: true },
    { idx: false, crc32: false },
  ]) {
    const bytes = Uint8Array.from(cell.toBoc(options))
    for (let length = 0; length < bytes.length; length++)
      expect(refusal(bytes.subarray(0, length))).toMatch(/^(cut off|wrong length|no bag of cells)$/)
    expect(refusal(Uint8Array.from([...bytes, 0]))).toBe('wrong length')
    expect(refusal(Uint8Array.from([...bytes, ...bytes]))).toBe('wrong length')
  }
})

test('any flipped bit of a bag of cells with a checksum is rejected, after the header as a wrong checksum', () => {
  const bytes = Uint8Array.from(beginCell().storeUint(5, 13).endCell().toBoc({ crc32: true, idx: false }))
  // Magic, sizes, counts, length and root: checked before the checksum.
  const header = 11
  for (let bit = 0; bit < bytes.length * 8; bit++) {
    const at = bit >> 3
    const why = refusal(bytes.with(at, bytes[at]! ^ (0x80 >> (bit & 7))))
    if (at < header) expect(why, `bit ${bit}`).not.toBe('read without complaint')
    else expect(why, `bit ${bit}`).toBe('wrong checksum')
  }
  expect(refusal(bytes)).toBe('read without complaint')
})

describe('large but valid bags of cells', () => {
  test('readBoc reads a bag of cells 1,024 deep', () => {
    expect(refusal(writeBag({ cells: chain(1024), refSize: 2 }))).toBe('read without complaint')
  })

  test('readBoc reads 65,536 full cells within a second', () => {
    const full = { about: 0, size: 254, data: new Uint8Array(127), refs: [] }
    const cells = Array.from({ length: 65_535 }, () => full)
    const bytes = writeBag({ cells: [leaf, ...cells], refSize: 3, offsetSize: 4, crc: true })
    const start = cpuTime()
    readBoc(bytes)
    expect(cpuTime() - start).toBeLessThan(1000)
  })

  test('readBoc reads 1,024 cells that each reference the next four times', () => {
    const cells = [...Array.from({ length: 1024 }, (_, i) => to(i + 1, i + 1, i + 1, i + 1)), leaf]
    expect(refusal(writeBag({ cells, refSize: 2 }))).toBe('read without complaint')
  })

  test('hashes stored in a bag of cells are ignored', () => {
    const pruned = beginCell()
      .storeUint(0x0103, 16)
      .storeUint(1, 256)
      .storeUint(2, 256 + 32)
      .endCell({ exotic: true })
    const core = beginCell().storeUint(1, 8).storeRef(new CoreCell()).storeRef(pruned).endCell()
    const cells = loosen(core, true).map(cell => ({ ...cell, stored: cell.stored!.map(byte => byte ^ 1) }))
    expect(cells[0]!.stored).toHaveLength(3 * 34)
    expect(refusal(writeBag({ cells }))).toBe('read without complaint')
  })
})
