import { beginCell, Cell as CoreCell, convertToMerkleProof } from '@ton/core'
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { readBoc } from '../../../src/ton/boc.ts'
import { TonBytesError } from '../../../src/ton/cell.ts'
import { hashCell, hashLargeCell } from '../../../src/ton/cell-hash.ts'
import { times } from '../../support/times.ts'
import { cellOf } from './support/arbitrary.ts'
import { loosen, writeBag } from './support/bag.ts'

afterEach(() => vi.unstubAllGlobals())

const hashOf = (core: CoreCell) => hashCell(readBoc(core.toBoc({ idx: false })))
const hex = (core: CoreCell) => core.hash().toString('hex')

/** A pruned branch in place of a cell, at a level above all of its cells. */
function prune(cell: CoreCell, level: number): CoreCell {
  const stored = [...Array(level).keys()].filter(below => cell.mask.isSignificant(below))
  const mask = cell.mask.value | (1 << (level - 1))
  const pruned = beginCell().storeUint(1, 8).storeUint(mask, 8)
  for (const below of stored) pruned.storeBuffer(cell.hash(below))
  for (const below of stored) pruned.storeUint(cell.depth(below), 16)
  return pruned.endCell({ exotic: true })
}

const swap = (cell: CoreCell, at: number, other: CoreCell) =>
  new CoreCell({ bits: cell.bits, refs: cell.refs.map((ref, i) => (i === at % cell.refs.length ? other : ref)) })

const update = (before: CoreCell, after: CoreCell) =>
  beginCell()
    .storeUint(4, 8)
    .storeBuffer(before.hash(0))
    .storeBuffer(after.hash(0))
    .storeUint(before.depth(0), 16)
    .storeUint(after.depth(0), 16)
    .storeRef(before)
    .storeRef(after)
    .endCell({ exotic: true })

test('the empty cell has its well-known hash', async () => {
  expect(await hashOf(new CoreCell())).toBe('96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7')
})

describe('hashes of exotic cells equal those of @ton/core', () => {
  test('a library cell has the same hash as in @ton/core', async () => {
    const library = beginCell().storeUint(2, 8).storeUint(77, 256).endCell({ exotic: true })
    expect(await hashOf(library)).toBe(hex(library))
    const around = beginCell().storeRef(library).endCell()
    expect(await hashOf(around)).toBe(hex(around))
  })

  test('nested proofs, updates and pruned branches have the same hashes as in @ton/core', async () => {
    let levels = 0
    const whole = cellOf(6).filter(cell => cell.refs.length > 0)
    await fc.assert(
      fc.asyncProperty(whole, fc.nat(), fc.nat(), async (core, first, second) => {
        const one = swap(core, first, prune(core.refs[first % core.refs.length]!, 1))
        const proof = convertToMerkleProof(one)
        const inner = beginCell()
          .storeUint(second % 256, 8)
          .storeRef(proof)
          .storeRef(core)
          .endCell()
        const two = swap(inner, 1, prune(inner.refs[1]!, 1))
        // a proof of something that holds a proof, of which a branch of level 1 became one of level 2
        const deep = swap(one, first, prune(one.refs[first % one.refs.length]!, 2))
        const cells = [one, proof, two, convertToMerkleProof(two), update(one, core), update(core, two), deep]
        for (const cell of [...cells, convertToMerkleProof(deep), convertToMerkleProof(convertToMerkleProof(deep))]) {
          expect(await hashOf(cell)).toBe(hex(cell))
          levels |= 1 << cell.level()
        }
      }),
      { numRuns: times(1000) },
    )
    expect(levels, 'levels 0, 1 and 2 occurred').toBe(0b111)
  }, 180_000)

  test('hashing throws on a Merkle cell whose stored hash or depth is wrong', () => {
    const proof = convertToMerkleProof(beginCell().storeUint(1, 8).endCell())
    for (const at of [1, 32, 34]) {
      const [root, ...others] = loosen(proof)
      const data = root!.data.with(at, root!.data[at]! ^ 1)
      const wrong = readBoc(writeBag({ cells: [{ ...root!, data }, ...others] }))
      expect(() => hashCell(wrong)).toThrow(TonBytesError)
    }
  })
})

test('each cell is hashed once, however often it is referenced', () => {
  let cell = new CoreCell()
  for (let i = 0; i < 1000; i++)
    cell = beginCell().storeRef(cell).storeRef(cell).storeRef(cell).storeRef(cell).endCell()
  // Hashed once a way, there would be 4^1000 of them.
  expect(hashOf(cell)).toBe(hex(cell))
})

test('hashLargeCell pauses repeatedly while it hashes a large tree', async () => {
  let cell = new CoreCell()
  for (let i = 0; i < 1000; i++) cell = beginCell().storeUint(i, 16).storeRef(cell).endCell()
  const rest = vi.fn(async () => {})
  expect(await hashLargeCell(readBoc(cell.toBoc()), rest)).toBe(hex(cell))
  expect(rest).toHaveBeenCalledTimes(5)
})
