import { expect, test } from 'vitest'
import { MAX_RECENT, readRecent, withRecent } from '../../../../src/domain/search/recent.ts'

const rows = (count: number) => Array.from({ length: count }, (_, n) => ({ text: `search ${n}`, path: `/block/${n}` }))

test('a search is kept at the head, once for each place it led to, ten at most', () => {
  const list = rows(MAX_RECENT)
  expect(withRecent(list, { text: 'new', path: '/block/99' })).toEqual([
    { text: 'new', path: '/block/99' },
    ...rows(MAX_RECENT - 1),
  ])
  expect(withRecent(list, { text: 'again', path: '/block/4' }).map(({ path }) => path)).toEqual([
    '/block/4',
    ...list.map(({ path }) => path).filter(path => path !== '/block/4'),
  ])
})

test('what was saved is believed only where it is a text and a path of this site', () => {
  const saved = [
    { text: 'fine', path: '/address/EQ' },
    { text: 'script', path: 'javascript:alert(1)' },
    { text: 'other site', path: '//evil.example/' },
    { text: 'other site', path: '/\\evil.example/' },
    { text: '\u202e', path: '/blocks' },
    { text: 7, path: '/blocks' },
    { path: '/blocks' },
    null,
  ]
  expect(readRecent(JSON.stringify(saved))).toEqual([{ text: 'fine', path: '/address/EQ' }])
  expect(readRecent(JSON.stringify(rows(30)))).toHaveLength(MAX_RECENT)
  expect(readRecent('{"text":"a"}')).toEqual([])
  expect(() => readRecent('[')).toThrow(SyntaxError)
})

test('marks that turn the direction of text are not kept', () => {
  expect(withRecent([], { text: 'a\u202eb\u2066', path: '/blocks' })).toEqual([{ text: 'ab', path: '/blocks' }])
})
