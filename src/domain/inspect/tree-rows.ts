import type { CellIndex, Place } from '../../ton/cell-index.ts'

/** A row of a cell tree. `again`: the cell was shown before and is not expanded. `level`: indentation, which long chains do not increase. */
export type TreeRow = { key: string; place: Place; level: number; ref: number; parent: number | null; again: boolean }

/** Level from which only forks increase the indentation. */
const CHAIN_LEVEL = 3
/** Initially expanded levels. */
const OPEN_DEPTH = 2

/** Numbers of initially expanded cells. */
export function openAtFirst({ places }: CellIndex): Set<number> {
  const open = new Set<number>()
  const levels = new Map<number | null, number>([[null, -1]])
  // Parents have smaller numbers than their children.
  for (const { number, parent } of places) {
    const level = (levels.get(parent) ?? OPEN_DEPTH) + 1
    if (level > OPEN_DEPTH) continue
    levels.set(number, level)
    if (level < OPEN_DEPTH) open.add(number)
  }
  return open
}

/** Numbers of a cell's ancestors, nearest first. */
export function ancestorsOf({ places }: CellIndex, number: number): number[] {
  const found: number[] = []
  for (let parent = places[number]?.parent; parent != null; parent = places[parent]?.parent) found.push(parent)
  return found
}

/** Visible rows of a tree, depth first; only expanded cells show their children. */
export function rowsOf({ places, numberOf }: CellIndex, open: ReadonlySet<number>): TreeRow[] {
  const rows: TreeRow[] = []
  const waiting: TreeRow[] = []
  const root = places[0]
  if (root) waiting.push({ key: '0', place: root, level: 0, ref: 0, parent: null, again: false })
  for (let row = waiting.pop(); row; row = waiting.pop()) {
    rows.push(row)
    const { place, again, level } = row
    if (again || !open.has(place.number)) continue
    const { refs } = place.cell
    const below = refs.length > 1 || level < CHAIN_LEVEL ? level + 1 : level
    for (let ref = refs.length - 1; ref >= 0; ref--) {
      const cell = refs[ref]
      const child = cell && places[numberOf.get(cell) ?? -1]
      if (!child) continue
      const isFirst = child.parent === place.number && child.ref === ref
      const key = isFirst ? `${child.number}` : `${place.number}.${ref}`
      waiting.push({ key, place: child, level: below, ref, parent: place.number, again: !isFirst })
    }
  }
  return rows
}
