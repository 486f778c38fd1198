import type { Hash } from '../../ton/hash.ts'
import { compareAmounts } from '../notation/amount.ts'
import type { Transaction } from './transaction.ts'

/**
 * Index of the first row of a history, newest first, after which a transaction is missing: its `prevHash` is not the hash of the next row.
 * Null when no row is.
 */
export function findGap(rows: Pick<Transaction, 'hash' | 'prevHash'>[]): number | null {
  const gap = rows.findIndex(({ prevHash }, place) => place + 1 < rows.length && rows[place + 1]?.hash !== prevHash)
  return gap < 0 ? null : gap
}

/** An account's last transaction after a block, as its proof shows it; `utime` of that block is in unix seconds, null where the proof leaves it out. */
export type ProvedLast = { lastHash: Hash; lastLt: string; utime: number | null }

/** Effect of a proof on a history, newest first: all that was there by then is among these rows, or something newer is missing. */
export type Completeness = 'complete' | 'newer missing' | 'unknown'

export function completenessOf(
  rows: Pick<Transaction, 'hash' | 'lt'>[],
  { lastHash, lastLt }: ProvedLast,
): Completeness {
  if (rows.some(({ hash }) => hash === lastHash)) return 'complete'
  const [newest] = rows
  return newest && compareAmounts(newest.lt, lastLt) < 0 ? 'newer missing' : 'unknown'
}
