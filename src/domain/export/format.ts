import * as exportWords from '#words/export.ts'
import { withKnownFacts } from '../summary/known-facts.ts'
import { COIN } from '../text/coin.ts'
import { dayOfUtc } from '../text/day.ts'
import type { Transaction } from '../transaction/transaction.ts'
import { csvLine } from './csv.ts'
import { type ExportRow, type Names, rowsOf } from './rows.ts'
import type { SumInFile } from './sums-in-file.ts'
import { COLUMNS, cellsOf } from './table.ts'
import { COINTRACKING_COLUMNS, coinTrackingLines, KOINLY_COLUMNS, koinlyLines } from './tax.ts'

export const FORMATS = ['csv', 'json', 'koinly', 'cointracking'] as const
export type ExportFormat = (typeof FORMATS)[number]

/** True for the formats of tax programs, which leave out movements that are not checked (claims). */
export const isForTax = (format: ExportFormat) => format === 'koinly' || format === 'cointracking'

/** Origin of a file. Times are ISO 8601 in UTC; `complete` is false if a transaction of the range may be missing. */
export type Provenance = {
  site: string
  network: string
  address: string
  from: string
  to: string
  complete: boolean
  source: string
  generated: string
  /** nanoTON as decimal text; null if unknown */
  opening_balance: string | null
  closing_balance: string | null
  /** sums of the rows per jetton, and those of the indexer's history over the same time */
  jettons: SumInFile[]
}

type Format = {
  head: (provenance: Provenance) => string
  lines: (row: ExportRow, names: Names) => string[]
  /** separator of two lines */
  comma: string
  tail: (provenance: Provenance) => string
}

type TaxLines = (row: ExportRow, names: Names) => string[][]
const taxTable = (columns: readonly string[], lines: TaxLines): Format => ({
  head: () => csvLine(columns),
  lines: (row, names) => lines(row, names).map(csvLine),
  comma: '',
  tail: () => '',
})

/** Balances are in a separate column, so that the movements can be summed. */
const OWN_COLUMNS = [...COLUMNS, 'balance_nano'] as const
type OwnCells = Partial<Record<(typeof OWN_COLUMNS)[number], string>>

const ownLine = (cells: OwnCells) => csvLine(OWN_COLUMNS.map(column => cells[column] ?? ''))

/** A line with a balance; empty if the balance is unknown. */
const balanceLine = (direction: string, time_utc: string, balance_nano: string | null) =>
  balance_nano === null ? '' : ownLine({ time_utc, direction, asset: COIN, balance_nano })

/** A line that states whether a jetton's rows add up to the indexer's history, or that they were not checked. */
const jettonLine = (time_utc: string, { name, address, moved, history, adds_up }: SumInFile) =>
  ownLine({
    time_utc,
    direction: adds_up === null ? 'jettons not checked' : adds_up ? 'jettons add up' : 'jettons differ',
    asset: name,
    asset_address: address,
    outcome: exportWords.jettonSums(moved, history),
  })

const WRITERS: Record<ExportFormat, Format> = {
  csv: {
    head: ({ to, closing_balance, jettons }) =>
      csvLine(OWN_COLUMNS) +
      jettons.map(sum => jettonLine(to, sum)).join('') +
      balanceLine('closing balance', to, closing_balance),
    lines: (row, names) => [ownLine(cellsOf(row, names))],
    comma: '',
    tail: ({ from, opening_balance }) => balanceLine('opening balance', from, opening_balance),
  },
  json: {
    head: provenance => `{"provenance":${JSON.stringify(provenance)},"rows":[\n`,
    lines: (row, names) => [JSON.stringify(cellsOf(row, names))],
    comma: ',\n',
    tail: () => '\n]}\n',
  },
  koinly: taxTable(KOINLY_COLUMNS, koinlyLines),
  cointracking: taxTable(COINTRACKING_COLUMNS, coinTrackingLines),
}

/**
 * Transactions as a piece of a file. `rows`: number of its lines; `leftOut`: number of movements without a line, as they are not checked.
 * `source`: provider of the transactions.
 */
export function pieceOf(format: ExportFormat, transactions: Transaction[], source: string, names: Names) {
  const { lines, comma } = WRITERS[format]
  const written = withKnownFacts(transactions, names.jettons, names.items)
    .flatMap(transaction => rowsOf(transaction, source, names))
    .map(row => lines(row, names))
  const all = written.flat()
  return { rows: all.length, leftOut: written.filter(({ length }) => length === 0).length, text: all.join(comma) }
}

/** Text before, between and after the pieces of a file; empty pieces need no separator. */
export function frameOf(format: ExportFormat, provenance: Provenance) {
  const { head, comma, tail } = WRITERS[format]
  return { head: head(provenance), comma, tail: tail(provenance) }
}

type Named = { address: string; from: number; to: number; format: ExportFormat; complete: boolean }

/** File name: account, days (from unix seconds, in UTC), format, and whether the file is partial. */
export function fileName({ address, from, to, format, complete }: Named): string {
  const kind = isForTax(format) ? `-${format}` : ''
  const days = `${dayOfUtc(from)}_${dayOfUtc(to)}`
  return `ton-${address.slice(0, 8)}-${days}${kind}${complete ? '' : '-partial'}.${format === 'json' ? 'json' : 'csv'}`
}
