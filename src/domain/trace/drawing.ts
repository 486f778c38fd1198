import type { Message } from '../transaction/transaction.ts'
import { childrenOf } from './outline.ts'
import { type Trace, unreceivedMessages } from './trace.ts'

type What = { kind: 'step'; step: number } | { kind: 'pending'; message: Message }
type Place = { x: number; y: number; column: number; row: number }
/** A step or an unreceived message, with its upper left corner. */
export type Box = Place & What
/** A message between two boxes, given by index. */
type Edge = { from: number; to: number; path: string }

/** A trace as a tree from left to right, in pixels. Parents precede their children and are in the row of the first child. */
export type Drawing = { boxes: Box[]; edges: Edge[]; boxWidth: number; width: number; height: number }

const MAX_BOXES = 40
export const BOX_HEIGHT = 44
/** Space above a box for its message, and below it for notes. */
const [ABOVE, BELOW] = [36, 20]
const BETWEEN = 8
const ROW = ABOVE + BOX_HEIGHT + BELOW + BETWEEN
/** Box widths by number of columns. With many columns one is cut off at the edge, to show that there are more. */
const WIDTHS = [
  { columns: 4, boxWidth: 240, gap: 48 },
  { columns: 5, boxWidth: 188, gap: 40 },
  { columns: 6, boxWidth: 160, gap: 29 },
  { columns: Infinity, boxWidth: 172, gap: 28 },
] as const
/** Distance at which lines to other rows branch off, and radius of their turn. */
const TURN = 14
const RADIUS = 6
const ARROW = 4

type Node = { what: What; parent: number | null; column: number; children: number[] }

/** All boxes in outline order. */
function nodesOf(trace: Trace): Node[] {
  const children = childrenOf(trace.steps)
  const pending = Map.groupBy(unreceivedMessages(trace), ({ step }) => step)
  const nodes: Node[] = []
  const add = (what: What, parent: number | null) => {
    const above = nodes[parent ?? -1]
    const place = nodes.push({ what, parent, column: above ? above.column + 1 : 0, children: [] }) - 1
    above?.children.push(place)
    return place
  }
  const visits: { step: number; parent: number | null }[] = []
  const enter = (steps: number[] = [], parent: number | null) =>
    visits.push(...steps.toReversed().map(step => ({ step, parent })))
  enter(children.get(null), null)
  for (let visit = visits.pop(); visit; visit = visits.pop()) {
    const { step, parent } = visit
    const place = add({ kind: 'step', step }, parent)
    for (const { message } of pending.get(step) ?? []) add({ kind: 'pending', message }, place)
    enter(children.get(step), place)
  }
  return nodes
}

/**
 * Assigns rows: a first child has its parent's row. Other children get the first row that is free for them and their chain of first
 * children, so that lines do not cross.
 */
function rowsOf(nodes: Node[]): number[] {
  const runs: number[] = []
  for (const [place, { children }] of [...nodes.entries()].toReversed()) {
    const [first] = children
    runs[place] = 1 + (first === undefined ? 0 : (runs[first] ?? 0))
  }
  const rows: number[] = []
  const last: number[] = []
  for (const [place, { parent, column }] of nodes.entries()) {
    const isFirst = parent !== null && nodes[parent]?.children[0] === place
    const run = Array.from({ length: runs[place] ?? 1 }, (_, offset) => last[column + offset] ?? -1)
    const row = isFirst ? (rows[parent] ?? 0) : Math.max(...run) + 1
    rows.push(row)
    last[column] = row
  }
  return rows
}

/** SVG path with an arrow from a box's right side to another's left side. */
function pathOf(from: Box, to: Box, boxWidth: number) {
  const [x, y] = [from.x + boxWidth, from.y + BOX_HEIGHT / 2]
  const end = to.y + BOX_HEIGHT / 2
  const turn = x + TURN
  const way =
    y === end
      ? ''
      : `H${turn - RADIUS}Q${turn} ${y} ${turn} ${y + RADIUS}V${end - RADIUS}Q${turn} ${end} ${turn + RADIUS} ${end}`
  return `M${x} ${y}${way}H${to.x}m${-ARROW} ${-ARROW}l${ARROW} ${ARROW}l${-ARROW} ${ARROW}`
}

/** Drawing of a trace; null if it has too few or too many boxes. */
export function drawingOf(trace: Trace): Drawing | null {
  if (trace.steps.length > MAX_BOXES) return null
  const nodes = nodesOf(trace)
  if (nodes.length < 2 || nodes.length > MAX_BOXES) return null
  const rows = rowsOf(nodes)
  const columns = Math.max(...nodes.map(({ column }) => column)) + 1
  const { boxWidth, gap } = WIDTHS.find(width => columns <= width.columns) ?? WIDTHS[0]
  const boxes = nodes.map(({ what, column }, place): Box => {
    const row = rows[place] ?? 0
    return { ...what, column, row, x: column * (boxWidth + gap), y: row * ROW + ABOVE }
  })
  const edges = nodes.flatMap(({ parent }, to) => {
    const [start, end] = [boxes[parent ?? -1], boxes[to]]
    return parent !== null && start && end ? [{ from: parent, to, path: pathOf(start, end, boxWidth) }] : []
  })
  return {
    boxes,
    edges,
    boxWidth,
    width: columns * (boxWidth + gap) - gap,
    height: (Math.max(...rows) + 1) * ROW - BETWEEN,
  }
}
