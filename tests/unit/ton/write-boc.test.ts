import { beginCell, Cell as CoreCell } from '@ton/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readBag, readBoc } from '../../../src/ton/boc.ts'
import type { Cell } from '../../../src/ton/cell.ts'
import { hashCell } from '../../../src/ton/cell-hash.ts'
import { Slice } from '../../../src/ton/slice.ts'
import { writeBoc } from '../../../src/ton/write-boc.ts'
import { cpuTime } from '../../support/cpu-time.ts'
import { times } from '../../support/times.ts'
import { cellOf } from './support/arbitrary.ts'

const ENOUGH = 1_000_000
const again = (core: CoreCell, most = ENOUGH) => writeBoc(readBoc(core.toBoc({ idx: false })), most)
const parse = (bytes: Uint8Array | null) => CoreCell.fromBoc(Buffer.from(bytes!))

const library = beginCell().storeUint(2, 8).storeUint(7, 256).endCell({ exotic: true })
const pruned = (core: CoreCell) =>
  beginCell().storeUint(0x0101, 16).storeBuffer(core.hash(0)).storeUint(core.depth(0), 16).endCell({ exotic: true })
const proof = (core: CoreCell) =>
  beginCell()
    .storeUint(3, 8)
    .storeBuffer(core.hash(0))
    .storeUint(core.depth(0), 16)
    .storeRef(core)
    .endCell({ exotic: true })

/** A tree with a proof that contains a pruned branch, a library, and cells that are referenced twice. */
const withExotics = fc.tuple(cellOf(6), cellOf(4)).map(([first, second]) => {
  const proved = beginCell().storeUint(5, 3).storeRef(pruned(first)).storeRef(second).endCell()
  return beginCell().storeRef(proof(proved)).storeRef(library).storeRef(second).storeRef(second).endCell()
})

describe('writeBoc', () => {
  test('writeBoc writes cells that @ton/core reads back, including shared and exotic ones', () => {
    fc.assert(
      fc.property(fc.oneof(cellOf(12), withExotics), core => {
        const [root, ...others] = parse(again(core))
        expect(root!.hash().toString('hex')).toBe(core.hash().toString('hex'))
        expect(others).toEqual([])
      }),
      { numRuns: times(5000) },
    )
  })

  test('writeBoc writes each shared cell once', () => {
    let core = beginCell().storeUint(1, 8).endCell()
    for (let i = 0; i < 30; i++)
      core = beginCell().storeRef(core).storeRef(core).storeRef(core).storeRef(core).endCell()
    const bytes = again(core)!
    expect(bytes).toHaveLength(4 + 2 + 3 + 3 + 1 + 30 * (2 + 4) + 3)
    expect(parse(bytes)[0]!.hash().equals(core.hash())).toBe(true)
  })

  test('writeBoc references up to 255 cells by one byte, and more by two', () => {
    for (const [count, size] of [
      [255, 1],
      [256, 2],
      [700, 2],
    ] as const) {
      let core = beginCell().storeUint(count, 16).endCell()
      for (let i = 1; i < count; i++) core = beginCell().storeUint(i, 16).storeRef(core).endCell()
      const bytes = again(core)!
      expect(bytes[4]).toBe(size)
      expect(parse(bytes)[0]!.hash().equals(core.hash())).toBe(true)
    }
  })

  test('writeBoc returns null when the bag is one byte longer than the limit', () => {
    fc.assert(
      fc.property(cellOf(8), core => {
        const { length } = again(core)!
        expect(again(core, length)).toHaveLength(length)
        expect(again(core, length - 1)).toBeNull()
      }),
      { numRuns: 500 },
    )
  })

  test('writeBoc gives up early when the bag is far too long', () => {
    const chains = [1, 2, 3, 4].map(chain => {
      let core = beginCell().endCell()
      for (let i = 0; i < 1000; i++) core = beginCell().storeUint(chain, 800).storeRef(core).endCell()
      return core
    })
    const all = beginCell()
    for (const chain of chains) all.storeRef(chain)
    const root = readBoc(all.endCell().toBoc())
    const start = cpuTime()
    for (let i = 0; i < 1000; i++) expect(writeBoc(root, 2048)).toBeNull()
    expect(cpuTime() - start).toBeLessThan(1000)
  })

  test('the rest of a cell keeps the bits after its last full byte', () => {
    for (let skipped = 0; skipped <= 40; skipped++) {
      const core = beginCell().storeUint(0x155aa55aa5n, 41).storeRef(library).endCell()
      const from = new Slice(readBoc(core.toBoc()))
      from.skip(skipped)
      const rest = from.rest()
      const [left] = parse(writeBoc(rest, ENOUGH))
      const expected = beginCell()
        .storeBits(core.bits.substring(skipped, 41 - skipped))
        .storeRef(library)
        .endCell()
      expect(left!.hash().equals(expected.hash())).toBe(true)
      expect(hashCell(rest)).toBe(expected.hash().toString('hex'))
      expect([from.bitsLeft, from.refsLeft]).toEqual([0, 0])
    }
  })
})

test('writeBoc writes more than 65,536 cells that are read back unchanged', () => {
  const count = 70_000
  const cells: Cell[] = new Array(count)
  for (let place = count - 1; place >= 0; place--) {
    const refs = [1, 2, 3, 4].flatMap(child => cells[4 * place + child] ?? [])
    const data = Uint8Array.of(place >> 16, place >> 8, place)
    cells[place] = { data, bits: 24, refs, exotic: false, levelMask: 0 }
  }
  const bag = readBag(writeBoc(cells[0]!, 10_000_000)!, count)
  expect(hashCell(bag.roots[0]!)).toBe(hashCell(cells[0]!))
})
