import { BitString, Cell } from '@ton/core'
import fc from 'fast-check'

const node = fc.record({
  bytes: fc.uint8Array({ maxLength: 127, size: 'medium' }),
  spare: fc.nat({ max: 7 }),
  refs: fc.array(fc.nat(), { maxLength: 4 }),
})

type Node = { bytes: Uint8Array; spare: number; refs: number[] }

/** Cells from the leaves up; a reference picks any earlier cell, so that some are shared. */
function build(nodes: Node[]): Cell {
  const cells: Cell[] = []
  for (const { bytes, spare, refs } of nodes) {
    const bits = new BitString(Buffer.from(bytes), 0, Math.max(0, bytes.length * 8 - spare))
    cells.push(new Cell({ bits, refs: refs.flatMap(ref => cells[ref % Math.max(1, cells.length)] ?? []) }))
  }
  return cells.at(-1)!
}

/** A directed acyclic graph of up to `most` ordinary cells. */
export const cellOf = (most: number) => fc.array(node, { minLength: 1, maxLength: most }).map(build)
