import * as exportWords from '#words/export.ts'
import { COIN_DECIMALS } from '../notation/amount.ts'
import { COIN } from '../text/coin.ts'
import { hasFailed } from '../transaction/outcome.ts'
import { decimal, type NamedAsset, nameAsset } from './asset.ts'
import type { ExportRow, Names } from './rows.ts'
import { type Column, cellsOf, isoTime } from './table.ts'

export const KOINLY_COLUMNS = [
  'Date',
  'Sent Amount',
  'Sent Currency',
  'Received Amount',
  'Received Currency',
  'Fee Amount',
  'Fee Currency',
  'Net Worth Amount',
  'Net Worth Currency',
  'Label',
  'Description',
  'TxHash',
]

export const COINTRACKING_COLUMNS = [
  'Type',
  'Buy',
  'Cur.',
  'Sell',
  'Cur.',
  'Fee',
  'Cur.',
  'Exchange',
  'Group',
  'Comment',
  'Date',
  'Tx-ID',
]

const feeText = (fee: string) => decimal(fee, COIN_DECIMALS)
const isPaid = (fee: string | null): fee is string => fee !== null && fee !== '0'

/** An amount with its ticker. For unknown decimals the amount is in smallest units, as the ticker then tells. */
const money = (units: string, { decimals, ticker }: NamedAsset) => [decimal(units, decimals ?? 0), ticker]

/** Description of a row. Contains its place, so that programs that drop duplicates keep equal movements of a transaction. */
function description(cells: Record<Column, string>, row: ExportRow): string {
  const { place, of } = row
  const { operation, counterparty, counterparty_name, comment } = cells
  const parts = [
    of > 1 ? exportWords.movement(place, of) : '',
    operation,
    counterparty_name || counterparty,
    hasFailed(row.transaction.summary.outcome) ? exportWords.failedTransaction : '',
    comment,
  ]
  return parts.filter(Boolean).join(' · ')
}

/** Lines of Koinly's universal format. A transaction with fees only is a cost; claims are omitted. */
export function koinlyLines(row: ExportRow, names: Names): string[][] {
  const { transaction, movement, fee, claim } = row
  if (claim) return []
  const date = `${isoTime(transaction.utime).slice(0, 19).replace('T', ' ')} UTC`
  const tail = (label: string) => ['', '', label, description(cellsOf(row, names), row), transaction.hash]
  if (!movement) return fee ? [[date, feeText(fee), COIN, '', '', '', '', ...tail('cost')]] : []
  const moved = money(movement.units, nameAsset(movement, names))
  const sides = movement.way === 'out' ? [...moved, '', ''] : ['', '', ...moved]
  return [[date, ...sides, ...(isPaid(fee) ? [feeText(fee), COIN] : ['', '']), ...tail('')]]
}

/** Lines of CoinTracking's format. Fees are separate lines, as its fee column is not added to the amounts. Claims are omitted. */
export function coinTrackingLines(row: ExportRow, names: Names): string[][] {
  const { transaction, movement, fee, claim } = row
  if (claim) return []
  const [day, time] = isoTime(transaction.utime).slice(0, 19).split('T')
  const date = `${day?.split('-').reverse().join('.')} ${time}`
  const line = (type: string, sides: string[]) => [
    type,
    ...sides,
    '',
    '',
    COIN,
    '',
    description(cellsOf(row, names), row),
    date,
    transaction.hash,
  ]
  const fees = isPaid(fee) ? [line('Other Fee', ['', '', feeText(fee), COIN])] : []
  if (!movement) return fees
  const moved = money(movement.units, nameAsset(movement, names))
  const main = movement.way === 'in' ? line('Deposit', [...moved, '', '']) : line('Withdrawal', ['', '', ...moved])
  return [main, ...fees]
}
