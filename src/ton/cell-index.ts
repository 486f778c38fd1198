import type { Cell } from './cell.ts'

/** First occurrence of a cell in a tree. `ref`: its index among its parent's references; `parent`: null for the root; `depth`: longest path below. */
export type Place = { cell: Cell; number: number; parent: number | null; ref: number; depth: number }

/** Cells of a tree without duplicates, numbered depth first: parents before children, references in order. */
export type CellIndex = { places: Place[]; numberOf: ReadonlyMap<Cell, number> }

/** Numbers all cells below `root`, without recursion. */
export function indexCells(root: Cell): CellIndex {
  const places: Place[] = []
  const numberOf = new Map<Cell, number>()
  const meet = (cell: Cell, parent: number | null, ref: number) => {
    const place = { cell, number: places.length, parent, ref, depth: 0 }
    places.push(place)
    numberOf.set(cell, place.number)
    return { place, next: 0 }
  }
  const way = [meet(root, null, 0)]
  for (let step = way.at(-1); step; step = way.at(-1)) {
    const { place } = step
    const ref = place.cell.refs[step.next]
    if (!ref) {
      way.pop()
      const above = way.at(-1)?.place
      if (above) above.depth = Math.max(above.depth, place.depth + 1)
      continue
    }
    const known = places[numberOf.get(ref) ?? -1]
    if (known) place.depth = Math.max(place.depth, known.depth + 1)
    else way.push(meet(ref, place.number, step.next))
    step.next++
  }
  return { places, numberOf }
}
