import type { Transaction } from './transaction.ts'

/**
 * Where an account's history, newest first, leaves something out: each transaction names the one before it by its hash. The place of the
 * first row whose predecessor is not the next row; null where there is none.
 */
export function findGap(rows: Pick<Transaction, 'hash' | 'prevHash'>[]): number | null {
  const gap = rows.findIndex(({ prevHash }, place) => place + 1 < rows.length && rows[place + 1]?.hash !== prevHash)
  return gap < 0 ? null : gap
}
