import type { Transaction } from './transaction.ts'

/**
 * Index of the first row of a history, newest first, after which a transaction is missing: its `prevHash` is not the hash of the next row.
 * Null when no row is.
 */
export function findGap(rows: Pick<Transaction, 'hash' | 'prevHash'>[]): number | null {
  const gap = rows.findIndex(({ prevHash }, place) => place + 1 < rows.length && rows[place + 1]?.hash !== prevHash)
  return gap < 0 ? null : gap
}
