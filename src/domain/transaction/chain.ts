import type { Hash } from '../../ton/hash.ts'
import { compareAmounts } from '../notation/amount.ts'
import type { Transaction } from './transaction.ts'

/**
 * `gap`: index of the first row of a history, newest first, after which a transaction is missing, null if there is no gap. `isDeleted`: the
 * account was deleted between two rows and created again, so that no hash shows whether others lie between these two.
 */
export type Chain = { gap: number | null; isDeleted: boolean }

type ChainRow = Pick<Transaction, 'hash' | 'prevHash' | 'prevLt' | 'after'>

/** True if `older` deleted the account that `newer` created again. */
const isRecreated = (newer: ChainRow, older: ChainRow) => newer.prevLt === '0' && older.after === 'nonexist'

/** Checks that each row of a history, newest first, names the next one's hash as `prevHash`. */
export function readChain(rows: ChainRow[]): Chain {
  const chain: Chain = { gap: null, isDeleted: false }
  for (const [place, newer] of rows.entries()) {
    const older = rows[place + 1]
    if (!older || older.hash === newer.prevHash) continue
    if (isRecreated(newer, older)) chain.isDeleted = true
    else chain.gap ??= place
  }
  return chain
}

/** An account's last transaction after a block, according to its proof. `utime` of that block in unix seconds, null if not in the proof. */
export type ProvedLast = { lastHash: Hash; lastLt: string; utime: number | null }

type DatedRow = Pick<Transaction, 'hash' | 'lt' | 'utime' | 'prevHash' | 'prevLt'>

/** True if `row` is newer than the proved last transaction but does not follow it, or lies in a block before the proved one. */
function isRefuted({ hash, lt, utime, prevHash, prevLt }: DatedRow, last: ProvedLast): boolean {
  const order = compareAmounts(lt, last.lastLt)
  if (order <= 0) return order === 0 && hash !== last.lastHash
  // The times of an account's blocks never fall.
  if (last.utime !== null && utime < last.utime) return true
  const before = compareAmounts(prevLt, last.lastLt)
  // The first transaction after a deletion names none before it.
  return before === 0 ? prevHash !== last.lastHash : before < 0 && prevLt !== '0'
}

/** The newest row of a history that a proof of the account contradicts: by that proof it is not on the chain. */
export const refutedRow = <Row extends DatedRow>(rows: Row[], last: ProvedLast): Row | undefined =>
  rows.find(row => isRefuted(row, last))

/**
 * Completeness of a history according to a proof of the account. `complete`: all transactions up to then are present. `none newer`: older
 * ones may be missing.
 */
export type Completeness = 'complete' | 'none newer' | 'newer missing' | 'unknown'

/** `isWhole`: false if older rows may follow; the first transaction after a deletion has a `prevLt` of 0 as well. */
export function completenessOf(
  rows: Pick<Transaction, 'hash' | 'lt' | 'prevLt'>[],
  { lastHash, lastLt }: ProvedLast,
  isWhole: boolean,
): Completeness {
  if (rows.some(({ hash }) => hash === lastHash))
    return isWhole && rows.at(-1)?.prevLt === '0' ? 'complete' : 'none newer'
  const [newest] = rows
  return newest && compareAmounts(newest.lt, lastLt) < 0 ? 'newer missing' : 'unknown'
}
