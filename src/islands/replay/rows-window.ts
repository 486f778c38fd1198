/** A scrolling box of rows of equal height; heights in px. */
export type RowsBox = { count: number; rowHeight: number; height: number }

/** Browsers limit the height of elements to about 16 million px. */
const MAX_SCROLL_HEIGHT = 15_000_000
/** Rows rendered beyond each edge of the box. */
const BEYOND = 8

const clamp = (value: number, max: number) => Math.min(Math.max(0, value), Math.max(0, max))

/** Height of the scrolled content: that of all rows, up to the limit. */
export const scrollHeightOf = ({ count, rowHeight }: RowsBox): number => Math.min(count * rowHeight, MAX_SCROLL_HEIGHT)

/** Maximum positions of the box's upper edge: among all rows, and as scroll position. */
const maxTop = (box: RowsBox) => Math.max(0, box.count * box.rowHeight - box.height)
const maxScrollTop = (box: RowsBox) => Math.max(0, scrollHeightOf(box) - box.height)

const scaleOf = (box: RowsBox) => (maxScrollTop(box) > 0 ? maxTop(box) / maxScrollTop(box) : 1)

/** Converts a scroll position to the upper edge among all rows, and back. */
export const topOf = (box: RowsBox, scrollTop: number): number => clamp(scrollTop * scaleOf(box), maxTop(box))
export const scrollTopOf = (box: RowsBox, top: number): number => clamp(top / scaleOf(box), maxScrollTop(box))

/** Range of rows to render (`end` exclusive), and the offset of the first in the scrolled content. */
export function rowsAt(box: RowsBox, top: number): { first: number; end: number; offset: number } {
  const first = Math.max(0, Math.floor(top / box.rowHeight) - BEYOND)
  const end = Math.min(box.count, Math.ceil((top + box.height) / box.rowHeight) + BEYOND)
  return { first, end, offset: scrollTopOf(box, top) - (top - first * box.rowHeight) }
}

/** Upper edge that shows a row: moved minimally, or with the row centred if it is more than a box away. */
export function topShowing(box: RowsBox, top: number, row: number): number {
  const start = row * box.rowHeight
  const below = start + box.rowHeight - box.height
  if (top <= start && top >= below) return top
  const nearest = top > start ? start : below
  const isFar = Math.abs(nearest - top) > box.height
  return clamp(isFar ? start - (box.height - box.rowHeight) / 2 : nearest, maxTop(box))
}

/** Row that a key selects from `row`; undefined for other keys. */
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
