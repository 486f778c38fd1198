import type { Message } from '../transaction/transaction.ts'
import { childrenOf } from './outline.ts'
import { pendingMessages, type Trace } from './trace.ts'

type What = { kind: 'step'; step: number } | { kind: 'pending'; message: Message }
type Place = { x: number; y: number; column: number; row: number }
/** A step, or a message that no step has received yet, by its upper left corner. */
export type Box = Place & What
/** A message from one box to another, by their places in the list. */
type Edge = { from: number; to: number; path: string }

/** A trace as a tree from left to right, in pixels. A parent stands before its children, and in the row of the first of them. */
export type Drawing = { boxes: Box[]; edges: Edge[]; boxWidth: number; width: number; height: number }

const MAX_BOXES = 40
export const BOX_HEIGHT = 44
/** Room above a box for what its message is, and below it for what is to be noted. */
const [ABOVE, BELOW] = [36, 20]
const BETWEEN = 8
const ROW = ABOVE + BOX_HEIGHT + BELOW + BETWEEN
/** Widths by the most columns they are for: few may be wide, and where not all are in sight one is seen in part. */
const WIDTHS = [
  { columns: 4, boxWidth: 240, gap: 48 },
  { columns: 5, boxWidth: 188, gap: 40 },
  { columns: 6, boxWidth: 160, gap: 29 },
  { columns: Infinity, boxWidth: 172, gap: 28 },
] as const
/** Place where the line to lower rows leaves that of the own row, and the radius of its turn. */
const TURN = 14
const RADIUS = 6
const ARROW = 4

type Node = { what: What; parent: number | null; column: number; children: number[] }

/** All boxes in the order of the outline. */
function nodesOf(trace: Trace): Node[] {
  const children = childrenOf(trace.steps)
  const pending = Map.groupBy(pendingMessages(trace), ({ step }) => step)
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
 * A row for each node: that of its parent for a first child, for others the first one that is free for it and its first child, whose first
 * child, and so on. So no line crosses another.
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

/** From the right side of a box to the left side of another, with its arrow. */
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

/** The drawing of a trace; null where there is too little or too much of it to be one. */
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
