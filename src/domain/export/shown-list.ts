import { csvLine } from './csv.ts'

type Value = { text: string; unit: string }
type List = { title: string; columns: string[]; rows: (Value | undefined)[][] }

/** Origin of a list: the address of its page, the providers, and when they answered (ISO 8601, UTC). */
type Provenance = { page: string; network: string; source: string; answered: string }

/** A list as names and texts: columns with units have one more column for these. */
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

/** A list as a CSV file of RFC 4180, whose first line names the columns. */
export function shownCsv(list: List): string {
  const { heads, lines } = tabulate(list)
  return [heads, ...lines].map(csvLine).join('')
}

/** A list as JSON: where it comes from, and an object a row. */
export function shownJson(list: List, provenance: Provenance): string {
  const { heads, lines } = tabulate(list)
  const rows = lines.map(line => Object.fromEntries(line.map((text, at) => [heads[at], text])))
  return `${JSON.stringify({ provenance: { ...provenance, title: list.title }, rows }, null, 1)}\n`
}
