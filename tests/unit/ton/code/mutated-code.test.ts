import { Cell as CoreCell } from '@ton/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import contracts from '../../../../scripts/localnet/contracts/contracts.json' with { type: 'json' }
import { readBoc } from '../../../../src/ton/boc.ts'
import type { Cell } from '../../../../src/ton/cell.ts'
import { disassemble } from '../../../../src/ton/code/disassemble.ts'
import { methodIdsOf } from '../../../../src/ton/code/methods.ts'
import { cpuTime } from '../../../support/cpu-time.ts'
import { type LooseCell, loosen, writeBag } from '../support/bag.ts'

const codes = Object.values(contracts).map(({ code }) => loosen(CoreCell.fromBase64(code)))

const change = fc.record({ cell: fc.nat(), at: fc.nat(), with: fc.nat(), kind: fc.nat({ max: 4 }) })
type Change = { cell: number; at: number; with: number; kind: number }

/** A bit turned, an end cut, another reference, one more or one fewer, an exotic cell. */
function mutate(cell: LooseCell, place: number, count: number, { at, with: other, kind }: Change): LooseCell {
  const { data, refs, about } = cell
  const later = place + 1 < count ? place + 1 + (other % (count - place - 1)) : undefined
  const withRefs = (changed: number[]) => ({ ...cell, refs: changed, about: (about & ~7) + changed.length })
  if (kind === 0 && data.length > 0) {
    const bit = at % (8 * data.length)
    return { ...cell, data: data.with(bit >> 3, data[bit >> 3]! ^ (0x80 >> (bit & 7))) }
  }
  if (kind === 1) return { ...cell, data: data.slice(0, at % (data.length + 1)), size: 2 * (at % (data.length + 1)) }
  if (kind === 2 && later !== undefined && refs.length > 0) return withRefs(refs.with(at % refs.length, later))
  if (kind === 3) return withRefs(later !== undefined && refs.length < 4 ? [...refs, later] : refs.slice(1))
  if (kind === 4)
    return { ...cell, about: 8, size: 66, data: new Uint8Array(33).fill(other & 255).with(0, 2), refs: [] }
  return cell
}

/** The cells of some contract with changes; undefined where they make no bag of cells. */
function mutated(which: number, changes: Change[]): Cell | undefined {
  const cells = [...codes[which % codes.length]!]
  for (const one of changes) {
    const place = one.cell % cells.length
    cells[place] = mutate(cells[place]!, place, cells.length, one)
  }
  try {
    return readBoc(writeBag({ cells, refSize: 2 }))
  } catch {
    return undefined
  }
}

/** Blocks and their items are where a cell has room for them, and refer to existing blocks. */
function check(code: Cell): { unknown: number; items: number } {
  const all = disassemble(code, () => '')
  const seen = { unknown: 0, items: 0 }
  for (const { bit, items } of all.blocks) {
    let before = bit - 1
    for (const item of items) {
      expect(item.bit).toBeGreaterThan(before)
      expect(item.bit).toBeLessThanOrEqual(1023)
      // The rest may be references alone, where the cell ends.
      before = item.kind === 'instruction' ? item.bit : item.bit - 1
      seen.items++
      if (item.kind === 'unknown') seen.unknown++
      const places = item.kind === 'jump' ? [item.block] : []
      for (const operand of item.kind === 'instruction' ? item.operands : []) {
        if (operand.kind === 'code') places.push(operand.value)
        if (operand.kind === 'methods') places.push(...operand.value.map(({ block }) => block))
      }
      for (const place of places) expect(all.blocks[place]).toBeDefined()
    }
  }
  expect(JSON.stringify(all).length).toBeGreaterThan(0)
  return seen
}

test('10,000 mutated codes are disassembled in time without an exception', () => {
  const sum = { codes: 0, unknown: 0, items: 0, slowest: 0 }
  fc.assert(
    fc.property(fc.nat(), fc.array(change, { minLength: 1, maxLength: 8 }), (which, changes) => {
      const code = mutated(which, changes)
      if (!code) return
      const start = cpuTime()
      const { unknown, items } = check(code)
      methodIdsOf(code)
      sum.slowest = Math.max(sum.slowest, cpuTime() - start)
      sum.codes++
      sum.unknown += unknown
      sum.items += items
    }),
    { numRuns: 13_000 },
  )
  console.log(`Mutated codes: ${JSON.stringify(sum)}`)
  expect(sum.codes).toBeGreaterThan(10_000)
  expect(sum.unknown).toBeGreaterThan(1000)
  expect(sum.slowest).toBeLessThan(1000)
})
