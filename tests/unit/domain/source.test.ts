import { expect, test } from 'vitest'
import { sourceText } from '../../../src/domain/text/source.ts'

const NOW = 1_780_000_000
const at = (NOW - 4) * 1000

test('sourceText names the sources in a fixed order, whichever answered first', () => {
  const said = ['toncenter', 'tonapi', 'toncenter v3']
  const text = 'toncenter v3, toncenter and tonapi · 4s ago'
  expect(sourceText({ at, sources: said, saved: false }, NOW)).toBe(text)
  expect(sourceText({ at, sources: [...said].reverse(), saved: false }, NOW)).toBe(text)
  expect(said).toEqual(['toncenter', 'tonapi', 'toncenter v3'])
})

test('sourceText marks values from a list and from this browser', () => {
  expect(sourceText({ at, sources: [], saved: false }, NOW)).toBe('from a list')
  expect(sourceText({ at, sources: ['tonapi'], saved: true }, NOW)).toBe('from this browser, tonapi · 4s ago')
})

test('sourceText calls an answer from a future clock “just now”', () => {
  expect(sourceText({ at: (NOW + 60) * 1000, sources: ['tonapi'], saved: false }, NOW)).toBe('tonapi · just now')
})
