import {
  type LabelIndexFile,
  type LabelRow,
  type LabelShardFile,
  placeOf,
  shardOfBucket,
} from '../../src/domain/names/labels.ts'
import { parseAddress, type RawAddress } from '../../src/ton/address.ts'

/** An address in a table: index of its source, category, name. */
export type Named = { raw: RawAddress; source: number; category: string; name: string }

/** Rows of a tab-separated table with a heading, as values by column name; values may be empty. */
function readTable(text: string): Record<string, string>[] {
  const [heading = '', ...lines] = text.split('\n')
  const columns = heading.trimEnd().split('\t')
  return lines
    .map(line => line.replace(/\r$/, '').split('\t'))
    .filter(values => values.length === columns.length)
    .map(values => Object.fromEntries(columns.map((column, place) => [column, values[place] ?? ''])))
}

/** Words of a slug such as `mops_stars`. */
const wordsOf = (slug: string) => slug.replaceAll('_', ' ')

/**
 * Named addresses of a table with the columns `address`, `name` (or else `label`), and optionally `category`. Drops rows without a valid
 * address or name.
 */
export const readNamed = (text: string, source: number): Named[] =>
  readTable(text).flatMap(({ address = '', name = '', label = '', category = '' }) => {
    const raw = parseAddress(address.trim())?.raw
    const words = name.trim() || wordsOf(label.trim())
    return raw && words ? [{ raw, source, category: category.trim(), name: words }] : []
  })

/** First name of each address per source, in the order of sources and names. */
function firstNames(all: Named[]): Named[] {
  const seen = new Set<string>()
  const first = all.filter(({ source, raw }) => {
    const isFirst = !seen.has(`${source} ${raw}`)
    seen.add(`${source} ${raw}`)
    return isFirst
  })
  const order = ({ source, name }: Named) => `${source} ${name.toLowerCase()}`
  return first.sort((a, b) => order(a).localeCompare(order(b), 'en'))
}

/** Rows of a shard; addresses with the same name share a row. */
function toRows(named: Named[]): LabelRow[] {
  const rows = new Map<string, LabelRow>()
  for (const { raw, source, category, name } of named) {
    const workchain = Number(raw.split(':')[0])
    const key = JSON.stringify([source, category, workchain, name])
    const row = rows.get(key) ?? [source, category, workchain, name, '']
    row[4] += placeOf(raw).hash
    rows.set(key, row)
  }
  return [...rows.values()]
}

const BUCKETS = 4096

/** Buckets of the index as one text: sorted unique starts. */
function toStarts(named: Named[]): string {
  const buckets = Array.from({ length: BUCKETS }, () => new Set<string>())
  for (const { raw } of named) {
    const { bucket, start } = placeOf(raw)
    buckets[bucket]?.add(start)
  }
  return buckets.map(starts => [...starts].sort().join('')).join('.')
}

/** One row per line, for readable diffs. */
const inLines = ({ labels, ...head }: LabelShardFile) =>
  `${JSON.stringify(head).slice(0, -1)},"labels":[\n${labels.map(row => JSON.stringify(row)).join(',\n')}\n]}\n`

/** Texts of the index and of each non-empty shard, by path on the site. */
export function labelFiles(all: Named[], head: Omit<LabelIndexFile, 'starts'>): Record<string, string> {
  const named = firstNames(all)
  const index: LabelIndexFile = { ...head, starts: toStarts(named) }
  const shards = Map.groupBy(named, ({ raw }) => shardOfBucket(placeOf(raw).bucket))
  const texts = [...shards]
    .sort(([a], [b]) => a - b)
    .map(([shard, rows]) => [`/labels/${shard}.json`, inLines({ made: head.made, labels: toRows(rows) })])
  return { '/labels/index.json': `${JSON.stringify(index)}\n`, ...Object.fromEntries(texts) }
}
