import { expect, test } from 'vitest'
import { MAX_RECENT, readRecent, withRecent } from '../../../../src/domain/search/recent.ts'

const rows = (count: number) => Array.from({ length: count }, (_, n) => ({ text: `search ${n}`, path: `/block/${n}` }))

test('withRecent puts a search first, once per path, at most ten', () => {
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

test('readRecent accepts only saved texts with paths of this site', () => {
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

test('withRecent removes direction marks from a search', () => {
  expect(withRecent([], { text: 'a\u202eb\u2066', path: '/blocks' })).toEqual([{ text: 'ab', path: '/blocks' }])
})
