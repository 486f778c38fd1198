import { endOf, type LabelEndsFile, type LabelRow, type LabelsFile, startOf } from '../../src/domain/names/labels.ts'
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

/** Rows of both files: one for all addresses of a name, in the order of sources and names. An address has one name a source, its first. */
function toRows(all: Named[]): { row: LabelRow; ends: string }[] {
  const seen = new Set<string>()
  const rows = new Map<string, { row: LabelRow; ends: string }>()
  for (const { raw, source, category, name } of all) {
    if (seen.has(`${source} ${raw}`)) continue
    seen.add(`${source} ${raw}`)
    const workchain = Number(raw.split(':')[0])
    const key = JSON.stringify([source, category, workchain, name])
    const made = rows.get(key) ?? { row: [source, category, workchain, name, ''], ends: '' }
    made.row[4] += startOf(raw)
    made.ends += endOf(raw)
    rows.set(key, made)
  }
  const order = ({ row: [source, , , name] }: { row: LabelRow }) => `${source} ${name.toLowerCase()}`
  return [...rows.values()].sort((a, b) => order(a).localeCompare(order(b), 'en'))
}

/** One row a line, so that a diff of the file can be read. */
const inLines = (head: object, list: string, rows: unknown[]) =>
  `${JSON.stringify(head).slice(0, -1)},"${list}":[\n${rows.map(row => JSON.stringify(row)).join(',\n')}\n]}\n`

/** The texts of `labels.json` and `label-ends.json`. */
export function labelFiles(all: Named[], head: Omit<LabelsFile, 'labels'>): { labels: string; ends: string } {
  const rows = toRows(all)
  const headOfEnds: Omit<LabelEndsFile, 'ends'> = { made: head.made }
  return {
    labels: inLines(
      head,
      'labels',
      rows.map(({ row }) => row),
    ),
    ends: inLines(
      headOfEnds,
      'ends',
      rows.map(({ ends }) => ends),
    ),
  }
}
