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

/** Rows of the document's table of queries: expiry and interval of each. */
function documentedIn(doc: string) {
  const rows = [...doc.matchAll(/^\| `([a-z-]+)` \| [^|]+ \| ([^|]+) \| ([^|]+) \|$/gm)]
  const named = (column: number) => new Set(rows.map(row => `${row[1]} ${row[column]}`))
  return { expires: named(2), again: named(3) }
}

/** Differences between a document and the stores; the document must have a row for each query. */
function timeFaults(doc: string): string[] {
  const { expires, again } = documentedIn(doc)
  const of = (field: 'freshFor' | 'refetch', without: string) =>
    new Set(queries.map(({ key, [field]: ms }) => `${key} ${ms ? written(ms) : without}`))
  return [
    ...of('freshFor', 'default')
      .symmetricDifference(expires)
      .values()
      .map(time => `Expires: ${time}`),
    ...of('refetch', 'never')
      .symmetricDifference(again)
      .values()
      .map(time => `Refreshed: ${time}`),
  ]
}

const doc = readFileSync(new URL('../../../docs/screens.md', import.meta.url), 'utf8')

test('docs/screens.md lists the expiry and interval of every query as in its store', () => {
  expect(queries.length).toBeGreaterThan(50)
  expect(timeFaults(doc)).toEqual([])
})

test('the check of docs/screens.md detects a wrong expiry, a wrong interval, an extra query and a missing one', () => {
  const before = timeFaults(doc)
  const planted = (from: string, to: string) => {
    expect(doc).toContain(from)
    return timeFaults(doc.replaceAll(from, to)).filter(fault => !before.includes(fault))
  }
  expect(planted('| `bids` | Domain | 30 s |', '| `bids` | Domain | 1 min |')).toEqual([
    'Expires: bids 30 s',
    'Expires: bids 1 min',
  ])
  expect(planted('| 2 min | 1 min |', '| 2 min | 60 min |')).toEqual([
    'Refreshed: markets 1 min',
    'Refreshed: markets 60 min',
  ])
  const code = '| `code` | Address | 1 h | never |'
  expect(planted(code, `${code}\n| \`codes\` | Address | 1 h | never |`)).toEqual([
    'Expires: codes 1 h',
    'Refreshed: codes never',
  ])
  expect(planted(`${code}\n`, '')).toEqual(['Expires: code 1 h', 'Refreshed: code never'])
})
