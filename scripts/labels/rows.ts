import {
  type LabelIndexFile,
  type LabelRow,
  type LabelShardFile,
  placeOf,
  shardOfBucket,
} from '../../src/domain/names/labels.ts'
import { parseAddress, type RawAddress } from '../../src/ton/address.ts'

/** An address as a table names it: place of its source, kind of account, name. */
export type Named = { raw: RawAddress; source: number; category: string; name: string }

/** The rows of a table with a heading, as values by the names of its columns. Columns are parted by tabs, and may be empty. */
function readTable(text: string): Record<string, string>[] {
  const [heading = '', ...lines] = text.split('\n')
  const columns = heading.trimEnd().split('\t')
  return lines
    .map(line => line.replace(/\r$/, '').split('\t'))
    .filter(values => values.length === columns.length)
    .map(values => Object.fromEntries(columns.map((column, place) => [column, values[place] ?? ''])))
}

/** A slug such as `mops_stars` as words. */
const wordsOf = (slug: string) => slug.replaceAll('_', ' ')

/**
 * The named addresses of a table with the columns `address` and `name`, or `label` where a row has no name, and perhaps `category`; those
 * whose address cannot be read, or that name nothing, are left out.
 */
export const readNamed = (text: string, source: number): Named[] =>
  readTable(text).flatMap(({ address = '', name = '', label = '', category = '' }) => {
    const raw = parseAddress(address.trim())?.raw
    const words = name.trim() || wordsOf(label.trim())
    return raw && words ? [{ raw, source, category: category.trim(), name: words }] : []
  })

/** The first name that each source gives an address, in the order of sources and names. */
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

/** Rows of a shard: one for all its addresses of a name. */
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

/** Buckets of the index as one text: the starts of each, sorted and each of them once. */
function toStarts(named: Named[]): string {
  const buckets = Array.from({ length: BUCKETS }, () => new Set<string>())
  for (const { raw } of named) {
    const { bucket, start } = placeOf(raw)
    buckets[bucket]?.add(start)
  }
  return buckets.map(starts => [...starts].sort().join('')).join('.')
}

/** One row a line, so that a diff of the file can be read. */
const inLines = ({ labels, ...head }: LabelShardFile) =>
  `${JSON.stringify(head).slice(0, -1)},"labels":[\n${labels.map(row => JSON.stringify(row)).join(',\n')}\n]}\n`

/** The texts of the index and of each shard that has labels, by their paths on the site. */
export function labelFiles(all: Named[], head: Omit<LabelIndexFile, 'starts'>): Record<string, string> {
  const named = firstNames(all)
  const index: LabelIndexFile = { ...head, starts: toStarts(named) }
  const shards = Map.groupBy(named, ({ raw }) => shardOfBucket(placeOf(raw).bucket))
  const texts = [...shards]
    .sort(([a], [b]) => a - b)
    .map(([shard, rows]) => [`/labels/${shard}.json`, inLines({ made: head.made, labels: toRows(rows) })])
  return { '/labels/index.json': `${JSON.stringify(index)}\n`, ...Object.fromEntries(texts) }
}
