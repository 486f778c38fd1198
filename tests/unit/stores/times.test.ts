import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import type { QueryOptions } from '../../../src/lib/query-options.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../../../src/lib/time.ts'

type Times = Pick<QueryOptions<unknown, never>, 'key' | 'freshFor' | 'refetch'>

const queries = vi.hoisted(() => [] as Times[])

vi.mock('../../../src/stores/base/query.ts', () => ({
  query: (options: Times) => {
    queries.push(options)
    return () => ({})
  },
}))

await Promise.all(Object.values(import.meta.glob('../../../src/stores/*.ts')).map(load => load()))

const UNITS = Object.entries({ d: DAY, h: HOUR, min: MINUTE, s: SECOND })

function written(ms: number): string {
  const [unit, size] = UNITS.find(([, size]) => ms >= size && ms % size === 0) ?? ['ms', 1]
  return `${ms / size} ${unit}`
}

/** The columns “Expires” and “Asked again” of all rows, each as the queries and times that it names. */
function documentedIn(doc: string) {
  const rows = doc.split('\n').map(row => row.replaceAll(/^\| | \|$/g, '').split(' | '))
  const named = (column: number) =>
    rows.flatMap(cells =>
      [...(cells[column] ?? '').matchAll(/`([a-z-]+)` (\d+ \w+)/g)].map(found => found.slice(1).join(' ')),
    )
  return { expires: new Set(named(4)), again: new Set(named(5)) }
}

/** Differences between a document and the stores; the document must name each query with its times at least once. */
function timeFaults(doc: string): string[] {
  const { expires, again } = documentedIn(doc)
  const of = (field: 'freshFor' | 'refetch') =>
    new Set(queries.flatMap(({ key, [field]: ms }) => (ms ? `${key} ${written(ms)}` : [])))
  return [
    ...of('freshFor')
      .symmetricDifference(expires)
      .values()
      .map(time => `Expires: ${time}`),
    ...of('refetch')
      .symmetricDifference(again)
      .values()
      .map(time => `Asked again: ${time}`),
  ]
}

const doc = readFileSync(new URL('../../../docs/screens.md', import.meta.url), 'utf8')

test('docs/screens.md lists the expiry and interval of every query as in its store', () => {
  expect(queries.length).toBeGreaterThan(50)
  expect(timeFaults(doc)).toEqual([])
})

test('the check of docs/screens.md detects a wrong expiry, a wrong interval and an extra query', () => {
  const before = timeFaults(doc)
  const planted = (from: string, to: string) => {
    expect(doc).toContain(from)
    return timeFaults(doc.replaceAll(from, to)).filter(fault => !before.includes(fault))
  }
  expect(planted('`bids` 30 s', '`bids` 1 min')).toEqual(['Expires: bids 30 s', 'Expires: bids 1 min'])
  expect(planted('`markets` 1 min', '`markets` 60 min')).toEqual([
    'Asked again: markets 1 min',
    'Asked again: markets 60 min',
  ])
  expect(planted('`code` 1 h', '`code` 1 h; `codes` 1 h')).toEqual(['Expires: codes 1 h'])
})
