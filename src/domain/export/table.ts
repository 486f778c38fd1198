import { friendlyAddress } from '../../ton/address.ts'
import { cleanText, MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from '../foreign/clean-text.ts'
import { messageName } from '../reason/opcode.ts'
import { sentenceText } from '../transaction/sentence-text.ts'
import type { Transaction } from '../transaction/transaction.ts'
import { decimal, nameAsset } from './asset.ts'
import { writtenIn } from './movements.ts'
import type { ExportRow, Names } from './rows.ts'

/** Columns of this site's own format, in order. */
export const COLUMNS = [
  'time_utc',
  'lt',
  'tx_hash',
  'direction',
  'counterparty',
  'counterparty_name',
  'asset',
  'asset_address',
  'amount',
  'amount_units',
  'fee_nano',
  'operation',
  'comment',
  'status',
  'outcome',
  'exit_code',
  'checked',
  'source',
] as const
export type Column = (typeof COLUMNS)[number]

/** Unix seconds as ISO 8601 in UTC. */
export const isoTime = (utime: number) => new Date(utime * 1000).toISOString().replace('.000Z', 'Z')

/** Exit code of the compute phase, or the result code of a failed action phase; empty if no code ran. */
function exitCodeOf({ compute, action }: Transaction): string {
  if (compute === null || compute.skipped !== null) return ''
  return String(compute.success && action && !action.success ? action.resultCode : compute.exitCode)
}

type Parts<K extends Column> = Record<K, string>

/** Amounts are negative for what left the account. Empty for unknown decimals. Claims have no amounts, so that no sum includes them. */
function movedIn({ movement, claim }: ExportRow, names: Names) {
  const none: Parts<
    'direction' | 'counterparty' | 'counterparty_name' | 'asset' | 'asset_address' | 'amount' | 'amount_units'
  > = {
    direction: 'none',
    counterparty: '',
    counterparty_name: '',
    asset: '',
    asset_address: '',
    amount: '',
    amount_units: '',
  }
  if (!movement) return none
  const { way, counterparty, units } = movement
  const { name, address, decimals } = nameAsset(movement, names)
  const known = counterparty ? names.find(counterparty) : undefined
  const signed = way === 'in' ? units : `-${units}`
  return {
    direction: claim ? 'not checked' : way,
    counterparty: counterparty ? friendlyAddress(counterparty, known?.isWallet) : '',
    counterparty_name: cleanText(known?.name ?? '', MAX_NAME_LENGTH),
    asset: name,
    asset_address: address,
    amount: claim || decimals === null ? '' : decimal(signed, decimals),
    amount_units: claim ? '' : signed,
  }
}

/** A row as texts by column: times in UTC, exact integers, foreign texts without hidden or reordering characters. */
export function cellsOf(row: ExportRow, names: Names): Record<Column, string> {
  const { transaction, movement, fee, source } = row
  const message = movement?.message ?? transaction.inMessage ?? transaction.outMessages[0]
  return {
    time_utc: isoTime(transaction.utime),
    lt: transaction.lt,
    tx_hash: transaction.hash,
    ...movedIn(row, names),
    fee_nano: fee ?? '',
    operation: message ? messageName(message) : transaction.kind,
    comment: message ? cleanText(writtenIn(message) ?? '', MAX_TEXT_LENGTH) : '',
    status: transaction.summary.outcome.kind,
    outcome: sentenceText(transaction.summary.sentence, names.jettons),
    exit_code: exitCodeOf(transaction),
    // Always true: bytes that do not match their hash are rejected.
    checked: 'yes',
    source,
  }
}
