import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BOX_HEIGHT, type Drawing, drawingOf } from '../../../src/domain/trace/drawing.ts'
import { factsOf } from '../../../src/domain/trace/facts.ts'
import { labelOf } from '../../../src/domain/trace/labels.ts'
import { outlineOf } from '../../../src/domain/trace/outline.ts'
import type { Trace } from '../../../src/domain/trace/trace.ts'
import { chain, external, sent, step, trace } from '../../support/trace.ts'
import { ALICE, BOB, CAROL, operation } from '../../support/transaction.ts'

/** A trace in depth-first order, from the parent of each step except the root, and the number of pending messages of each step. */
function tree(parents: number[], waiting: number[] = []): Trace {
  const children = Map.groupBy(parents.keys(), place => parents[place])
  const steps: Trace['steps'] = []
  const visits: { node: number; parent: number | null }[] = [{ node: 0, parent: null }]
  for (let visit = visits.pop(); visit; visit = visits.pop()) {
    const { node, parent } = visit
    const out = Array.from({ length: waiting[node] ?? 0 }, () => sent(BOB, CAROL))
    const place =
      steps.push(step(parent, node === 0 ? ALICE : BOB, node === 0 ? external(ALICE) : sent(ALICE, BOB), out)) - 1
    for (const child of [...(children.get(node) ?? [])].toReversed()) visits.push({ node: child + 1, parent: place })
  }
  return trace(steps)
}

const drawn = (one: Trace) => drawingOf(one) as Drawing
const places = ({ boxes }: Drawing) => boxes.map(({ column, row }) => `${column},${row}`)
const links = ({ edges }: Drawing) => edges.map(({ from, to }) => `${from}-${to}`)

/** The corners of a path as it is drawn, without its arrow. */
const ends = (path: string) => {
  const [, x, y] = /^M([\d.]+) ([\d.]+)/.exec(path) ?? []
  const [, right] = /H([\d.]+)m/.exec(path) ?? []
  const [, bottom] = /([\d.]+)H[\d.]+m/.exec(path) ?? []
  return { x: Number(x), y: Number(y), right: Number(right), bottom: Number(bottom ?? y) }
}

/** Any tree of 2 to 40 steps: each step after the first has a parent among those before it. */
const parentsOfTree = fc
  .array(fc.nat(), { minLength: 1, maxLength: 39 })
  .map(picks => picks.map((pick, place) => pick % (place + 1)))

describe('the drawing of a trace', () => {
  test('the drawing of a chain is one row with a column per step', () => {
    const drawing = drawn(chain())
    expect(places(drawing)).toEqual(['0,0', '1,0', '2,0', '3,0'])
    expect(links(drawing)).toEqual(['0-1', '1-2', '2-3'])
    expect(drawing.width).toBe(4 * drawing.boxWidth + 3 * 48)
  })

  test('the drawing puts a parent in the row of its first child, and other children below its branch', () => {
    //     0 ─ 1 ─ 2
    //         └── 3
    //     └── 4 ─ 5
    const drawing = drawn(tree([0, 1, 1, 0, 4]))
    expect(places(drawing)).toEqual(['0,0', '1,0', '2,0', '2,1', '1,2', '2,2'])
    expect(links(drawing)).toEqual(['0-1', '1-2', '1-3', '0-4', '4-5'])
  })

  test('the drawing puts a short branch into the first free row, beside deeper ones', () => {
    // 0 ─ 1 ─ 2 ─ 3 ─ 4
    //     │       └── 5
    //     └── 6
    expect(places(drawn(tree([0, 1, 2, 3, 3, 1])))).toEqual(['0,0', '1,0', '2,0', '3,0', '4,0', '4,1', '2,1'])
    // A branch of the same depth is drawn below.
    expect(places(drawn(tree([0, 1, 2, 3, 3, 1, 6, 7]))).slice(6)).toEqual(['2,2', '3,2', '4,2'])
  })

  test('edges of the drawing are straight within a row and turn twice to a lower row', () => {
    const { edges, boxes } = drawn(tree([0, 0]))
    expect(boxes.map(({ x, y }) => [x, y])).toEqual([
      [0, 36],
      [288, 36],
      [288, 144],
    ])
    expect(edges.map(({ path }) => path)).toEqual([
      'M240 58H288m-4 -4l4 4l-4 4',
      'M240 58H248Q254 58 254 64V160Q254 166 260 166H288m-4 -4l4 4l-4 4',
    ])
  })

  test('the drawing of a deep trace has narrower boxes', () => {
    expect(drawn(tree([0, 1, 2, 3])).boxWidth).toBeLessThan(drawn(tree([0, 1, 2])).boxWidth)
  })

  test('the drawing shows pending messages before later steps, like the outline', () => {
    const { boxes, edges } = drawn(tree([0, 0], [1]))
    expect(boxes.map(({ kind, row }) => `${kind} ${row}`)).toEqual(['step 0', 'pending 0', 'step 1', 'step 2'])
    expect(edges.map(({ from }) => from)).toEqual([0, 0, 0])
  })

  test('the drawing has 2 to 40 boxes, including pending messages', () => {
    expect(drawingOf(trace([]))).toBeNull()
    expect(drawingOf(tree([]))).toBeNull()
    expect(drawingOf(tree([], [1]))?.boxes).toHaveLength(2)
    expect(drawingOf(tree(Array(39).fill(0)))?.boxes).toHaveLength(40)
    expect(drawingOf(tree(Array(40).fill(0)))).toBeNull()
    expect(drawingOf(tree([0], [38]))?.boxes).toHaveLength(40)
    expect(drawingOf(tree([0], [39]))).toBeNull()
  })

  test('the drawing of any tree has each step once, in outline order, without overlapping boxes', () => {
    fc.assert(
      fc.property(parentsOfTree, fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 40 }), (parents, waiting) => {
        const one = tree(parents, waiting)
        const drawing = drawingOf(one)
        if (!drawing) return
        const { boxes, boxWidth, width, height } = drawing
        const open = new Set(one.steps.keys())
        const rows = outlineOf(one, open).filter(({ kind }) => kind !== 'run')
        expect(boxes.map(box => (box.kind === 'step' ? box.step : box.message.hash))).toEqual(
          rows.map(row => (row.kind === 'step' ? row.step : row.kind === 'pending' && row.message.hash)),
        )
        for (const [place, a] of boxes.entries()) {
          expect([a.x >= 0, a.x + boxWidth <= width, a.y >= 0, a.y + BOX_HEIGHT <= height]).not.toContain(false)
          for (const b of boxes.slice(place + 1))
            expect(Math.abs(a.x - b.x) > boxWidth || Math.abs(a.y - b.y) > BOX_HEIGHT).toBe(true)
        }
      }),
    )
  })

  test('the drawing of any tree has one edge from each parent to its child, without crossings', () => {
    fc.assert(
      fc.property(parentsOfTree, parents => {
        const one = tree(parents)
        const { boxes, edges, boxWidth } = drawn(one)
        expect(edges.map(({ to }) => to)).toEqual(one.steps.slice(1).map((_, place) => place + 1))
        const spans = new Map<string, Set<number>>()
        for (const { from, to, path } of edges) {
          expect(from).toBe(one.steps[to]!.parent)
          const [start, end] = [boxes[from]!, boxes[to]!]
          const middle = BOX_HEIGHT / 2
          expect(end.column).toBe(start.column + 1)
          expect(end.row - start.row).toSatisfy((down: number) => (to === from + 1 ? down === 0 : down > 0))
          expect(ends(path)).toEqual({
            x: start.x + boxWidth,
            y: start.y + middle,
            right: end.x,
            bottom: end.y + middle,
          })
          // Between two columns each row belongs to the children of one step: so no two lines meet.
          for (let row = start.row; row <= end.row; row++) {
            const owners = spans.get(`${start.column} ${row}`) ?? new Set()
            spans.set(`${start.column} ${row}`, owners.add(from))
          }
        }
        for (const owners of spans.values()) expect(owners.size).toBe(1)
      }),
    )
  })
})

describe('the facts of a step', () => {
  test('factsOf a step are its operation, its coins and its token movement', () => {
    const body = operation(0x0f8a7ea5, '70')
    const { transaction } = step(null, BOB, sent(ALICE, BOB, { value: '7', body }))
    const move = { units: '70', wallet: BOB, way: 'sent' } as const
    const moved = { ...transaction!, summary: { ...transaction!.summary, moves: [move] } }
    const facts = factsOf({ ...step(0, BOB, null), transaction: moved })
    expect(facts).toMatchObject({ failed: false, coins: '7', move })
    expect(facts.operation).toBe(body.kind === 'operation' ? body.name : '')
  })

  test('factsOf an external message has no coins, and of an unreadable step nothing', () => {
    expect(factsOf(step(null, ALICE, external(ALICE)))).toMatchObject({ coins: null })
    expect(factsOf({ ...step(0, ALICE, null), transaction: null })).toEqual({
      failed: false,
      operation: null,
      coins: null,
      move: undefined,
    })
  })
})

describe('the label of an amount', () => {
  test('labelOf an amount has at most four decimals and marks that more follow', () => {
    expect(labelOf('10300000000')).toBe('10.3 TON')
    expect(labelOf('1234567890123')).toBe('1,234.5678… TON')
    expect(labelOf('1000000001')).toBe('1.0… TON')
    expect(labelOf('70', 0, 'ORB')).toBe('70 ORB')
  })

  test('labelOf a small amount is never zero', () => {
    expect(labelOf('1')).toBe('<0.0001 TON')
    expect(labelOf('0')).toBe('0 TON')
  })
})
