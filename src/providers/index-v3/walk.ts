import { compareAmounts } from '../../domain/notation/amount.ts'
import type { TransactionRow } from './transaction-row.ts'

const MAX_STEPS = 4000

/** A row of a trace, and the index of the row that sent its message. */
type Placed = { row: TransactionRow; parent: number | null }

/** Rows of a trace in depth-first order; siblings in the order of their messages. */
export function walk(rows: readonly TransactionRow[]): Placed[] {
  const received = (row: TransactionRow) => row.parts?.in_msg?.hash
  const senders = new Map(rows.flatMap(row => row.parts?.out_msgs.map(({ hash }) => [hash, row] as const) ?? []))
  const byMessage = new Map(rows.map(row => [received(row), row]))
  const childrenOf = (row: TransactionRow) => row.parts?.out_msgs.flatMap(({ hash }) => byMessage.get(hash) ?? []) ?? []
  const isRoot = (row: TransactionRow) => !senders.has(received(row) ?? '')
  const roots = rows.filter(isRoot).sort((a, b) => compareAmounts(a.lt, b.lt))
  const placed: Placed[] = []
  const seen = new Set<TransactionRow>()
  const waiting: Placed[] = roots.map(row => ({ row, parent: null })).reverse()
  for (let next = waiting.pop(); next && placed.length < MAX_STEPS; next = waiting.pop()) {
    if (seen.has(next.row)) continue
    seen.add(next.row)
    const parent = placed.push(next) - 1
    waiting.push(
      ...childrenOf(next.row)
        .map(row => ({ row, parent }))
        .reverse(),
    )
  }
  return placed
}
