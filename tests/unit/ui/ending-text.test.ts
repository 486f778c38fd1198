import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { TraceOutcome } from '../../../src/domain/transaction/outcome.ts'
import { EndingText } from '../../../src/ui/transaction/EndingText.tsx'

test.each<[Partial<TraceOutcome>, string]>([
  [{}, 'All 2 arrived.'],
  [{ inVain: true }, 'It arrived; the code of the receiver failed on the notice of it.'],
  [{ failed: 3 }, 'All 2 arrived, but step 4 after it failed.'],
  [{ failed: 3, inVain: true }, 'All 2 arrived, but step 4 after it failed.'],
])('the ending of messages that arrived, with %j, names a failed step first', (parts, text) => {
  const ending = { kind: 'arrived', count: 2, inVain: false, ...parts } as TraceOutcome
  expect(renderToStaticMarkup(createElement(EndingText, { ending }))).toBe(text)
})
