import { csvLine } from './csv.ts'

type Value = { text: string; unit: string }
type List = { title: string; columns: string[]; rows: (Value | undefined)[][] }

/** Origin of a list: URL of its page, network, providers, and time of the answer (ISO 8601, UTC). */
type Provenance = { page: string; network: string; source: string; answered: string }

/** A list as headings and lines. A column with units gets a second column for them. */
function tabulate({ columns, rows }: List): { heads: string[]; lines: string[][] } {
  const hasUnit = columns.map((_, at) => rows.some(row => row[at]?.unit))
  return {
    heads: columns.flatMap((column, at) => (hasUnit[at] ? [column, `${column} unit`] : [column])),
    lines: rows.map(row =>
      columns.flatMap((_, at) => {
        const { text, unit } = row[at] ?? { text: '', unit: '' }
        return hasUnit[at] ? [text, unit] : [text]
      }),
    ),
  }
}

/** A list as CSV (RFC 4180) with a heading line. */
export function shownCsv(list: List): string {
  const { heads, lines } = tabulate(list)
  return [heads, ...lines].map(csvLine).join('')
}

/** A list as JSON: its origin, and one object per row. */
export function shownJson(list: List, provenance: Provenance): string {
  const { heads, lines } = tabulate(list)
  const rows = lines.map(line => Object.fromEntries(line.map((text, at) => [heads[at], text])))
  return `${JSON.stringify({ provenance: { ...provenance, title: list.title }, rows }, null, 1)}\n`
}
