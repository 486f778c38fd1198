import type { Hash } from '../../ton/hash.ts'
import { compareAmounts } from '../notation/amount.ts'
import type { Transaction } from './transaction.ts'

/**
 * Index of the first row of a history, newest first, after which a transaction is missing: its `prevHash` is not the next row's hash. Null
 * if there is no gap.
 */
export function findGap(rows: Pick<Transaction, 'hash' | 'prevHash'>[]): number | null {
  const gap = rows.findIndex(({ prevHash }, place) => place + 1 < rows.length && rows[place + 1]?.hash !== prevHash)
  return gap < 0 ? null : gap
}

/** An account's last transaction after a block, according to its proof. `utime` of that block in unix seconds, null if not in the proof. */
export type ProvedLast = { lastHash: Hash; lastLt: string; utime: number | null }

/** Completeness of a history according to a proof: all transactions up to then are present, or newer ones are missing. */
export type Completeness = 'complete' | 'newer missing' | 'unknown'

export function completenessOf(
  rows: Pick<Transaction, 'hash' | 'lt'>[],
  { lastHash, lastLt }: ProvedLast,
): Completeness {
  if (rows.some(({ hash }) => hash === lastHash)) return 'complete'
  const [newest] = rows
  return newest && compareAmounts(newest.lt, lastLt) < 0 ? 'newer missing' : 'unknown'
}
