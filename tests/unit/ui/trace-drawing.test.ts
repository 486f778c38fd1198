import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { drawingOf } from '../../../src/domain/trace/drawing.ts'
import type { Step, Trace } from '../../../src/domain/trace/trace.ts'
import TraceDrawing from '../../../src/islands/transaction/trace/TraceDrawing.tsx'
import { chain, external, sent, step, trace } from '../../support/trace.ts'
import { ALICE, BOB, CAROL, threw } from '../../support/transaction.ts'

/** Drawing of a trace as HTML, on the page of its step `at`. */
function draw(of: Trace, at = 0): string {
  const drawing = drawingOf(of)
  if (!drawing) throw new Error('the trace has no drawing')
  return renderToStaticMarkup(createElement(TraceDrawing, { trace: of, drawing, current: of.steps[at]?.hash ?? '' }))
}
const count = (html: string, part: RegExp) => [...html.matchAll(part)].length
const links = (html: string) => [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href)

const [first, second] = [sent(ALICE, BOB, { value: '1000000000' }), sent(ALICE, CAROL, { value: '2000000000' })]
/** Alice sent TON to Bob and to Carol; `received` are the steps of these messages. */
const branches = (...received: Step[]) =>
  trace([step(null, ALICE, external(ALICE), [first, second], { lt: '10' }), ...received])
const toBob = step(0, BOB, first, [], { lt: '20' })
const failedAtCarol = step(0, CAROL, second, [], { ...threw(), lt: '30' })

test.each<[string, Trace, string]>([
  ['all steps are done', chain(), '4 steps, none failed'],
  ['a step failed', branches(toBob, failedAtCarol), '3 steps, 1 failed'],
  ['a message is on its way', branches(toBob), '2 steps, none failed, and 1 expected or on its way'],
  ['two messages are on their way', branches(), '1 step, none failed, and 2 expected or on their way'],
  ['an unreadable step may be the receiver', { ...branches(toBob), unreadable: 1 }, '2 steps, failures unknown'],
  ['others are unreadable', { ...branches(failedAtCarol), unreadable: 1 }, '2 steps, at least 1 failed'],
  [
    'an expected one is beside an unreadable one',
    { ...branches(toBob, { ...failedAtCarol, expected: true }), unreadable: 1 },
    '2 steps, failures unknown, and 1 expected or on its way',
  ],
])('the name of a drawing counts its steps when %s', (_, of, words) => {
  expect(draw(of)).toContain(`aria-label="Drawing of ${words}; the outline below says the same in words"`)
})

test('the step of the page and the first failed one have notes, and failures are red', () => {
  const html = draw(branches(toBob, failedAtCarol), 2)
  expect(html).toMatch(/<text[^>]*fill-bad[^>]*>first to fail · this transaction</)
  expect(count(html, /this transaction/g)).toBe(1)
  expect(count(html, /href="#i-circle-x"/g)).toBe(1)
  expect(count(html, /stroke-bad/g)).toBe(2)
})

test('the note of the page’s step is not red if that step did not fail', () => {
  const html = draw(branches(toBob, failedAtCarol), 1)
  expect(html).toMatch(/<text[^>]*fill-muted[^>]*>this transaction</)
  expect(html).toMatch(/<text[^>]*fill-bad[^>]*>first to fail</)
})

test('a drawn step links to its transaction, and an expected one does not', () => {
  const expected = { ...toBob, expected: true }
  const of = branches(expected, failedAtCarol)
  const html = draw(of)
  expect(links(html)).toEqual([of.steps[0], of.steps[2]].map(done => `/tx/${done?.hash}`))
  expect(html).toMatch(/>expected</)
  expect(html).not.toContain('cannot be read')
})

test('an unreadable step is called unreadable and still links to its transaction', () => {
  const of = branches(toBob, { ...failedAtCarol, transaction: null })
  const html = draw(of)
  expect(html).toMatch(/>cannot be read</)
  expect(html).not.toMatch(/>expected</)
  expect(links(html)).toContain(`/tx/${failedAtCarol.hash}`)
})

test.each([
  [0, 'on its way'],
  [1, 'not known if received'],
])('with %i unreadable entries, a message without a receiver is drawn dashed and “%s”', (unreadable, note) => {
  const html = draw({ ...branches(toBob), unreadable })
  expect(html).toContain(`>${note}<`)
  // Its box and the line to it.
  expect(count(html, /stroke-dasharray="4 3"/g)).toBe(2)
  expect(html).toContain('>2 TON<')
})

test('lines and boxes of steps that happened are not dashed', () => {
  expect(draw(chain())).not.toContain('stroke-dasharray')
})

test('an amount that arrived with a message is drawn once, above the box of its receiver', () => {
  const html = draw(trace([step(null, ALICE, external(ALICE), [first]), toBob]))
  expect(count(html, />1 TON</g)).toBe(1)
  expect(count(html, />↑ 1 TON</g)).toBe(1)
  expect(html).not.toContain('↓')
})
