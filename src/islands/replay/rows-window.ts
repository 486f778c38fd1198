/** A list of rows of one height in a box that scrolls; heights in px. */
export type RowsBox = { count: number; rowHeight: number; height: number }

/** Browsers cut elements that are higher than about 16 million px. */
const MAX_SCROLL_HEIGHT = 15_000_000
/** Rows that are rendered beyond each edge of the box. */
const BEYOND = 8

const clamp = (value: number, max: number) => Math.min(Math.max(0, value), Math.max(0, max))

/** Height of what scrolls in the box: that of all rows, or less where a browser would not take it. */
export const scrollHeightOf = ({ count, rowHeight }: RowsBox): number => Math.min(count * rowHeight, MAX_SCROLL_HEIGHT)

/** Places that the upper edge of the box may have: among all rows, and as the browser scrolls. */
const maxTop = (box: RowsBox) => Math.max(0, box.count * box.rowHeight - box.height)
const maxScrollTop = (box: RowsBox) => Math.max(0, scrollHeightOf(box) - box.height)

const scaleOf = (box: RowsBox) => (maxScrollTop(box) > 0 ? maxTop(box) / maxScrollTop(box) : 1)

/** The upper edge among all rows, by where the browser has scrolled to, and back. */
export const topOf = (box: RowsBox, scrollTop: number): number => clamp(scrollTop * scaleOf(box), maxTop(box))
export const scrollTopOf = (box: RowsBox, top: number): number => clamp(top / scaleOf(box), maxScrollTop(box))

/** Rows to render, `end` not included, and the place of the first in what scrolls. */
export function rowsAt(box: RowsBox, top: number): { first: number; end: number; offset: number } {
  const first = Math.max(0, Math.floor(top / box.rowHeight) - BEYOND)
  const end = Math.min(box.count, Math.ceil((top + box.height) / box.rowHeight) + BEYOND)
  return { first, end, offset: scrollTopOf(box, top) - (top - first * box.rowHeight) }
}

/** The upper edge that shows a row: moved as little as possible, or with the row in the middle where that is more than a box away. */
export function topShowing(box: RowsBox, top: number, row: number): number {
  const start = row * box.rowHeight
  const below = start + box.rowHeight - box.height
  if (top <= start && top >= below) return top
  const nearest = top > start ? start : below
  const isFar = Math.abs(nearest - top) > box.height
  return clamp(isFar ? start - (box.height - box.rowHeight) / 2 : nearest, maxTop(box))
}

/** The row that a key chooses from `row`; undefined for other keys. */
export function rowByKey(box: RowsBox, key: string, row: number): number | undefined {
  const page = Math.max(1, Math.floor(box.height / box.rowHeight) - 1)
  const targets: Record<string, number> = {
    ArrowUp: row - 1,
    ArrowDown: row + 1,
    PageUp: row - page,
    PageDown: row + page,
    Home: 0,
    End: box.count - 1,
  }
  const target = targets[key]
  return target === undefined ? undefined : clamp(target, box.count - 1)
}
