import { compareAmounts } from '../notation/amount.ts'
import { readChain } from '../transaction/chain.ts'
import type { Transaction } from '../transaction/transaction.ts'

/** A time range in unix seconds, both ends inclusive. */
export type Range = { from: number; to: number }

/**
 * End of an export: complete, cancelled by the visitor, with a missing transaction, at the end of the providers' history, with an uncertain
 * end of the range, as newer transactions may be missing, or of an account that was deleted and created again, as some may be missing
 * between.
 */
export type Ending = 'complete' | 'cancelled' | 'gap' | 'history ends' | 'uncertain end' | 'deleted between'

/** The oldest transaction read so far. */
type Last = Pick<Transaction, 'lt' | 'hash' | 'prevHash' | 'prevLt' | 'after'>

/**
 * Progress through a history, newest first. `first`: lt of the newest transaction in the range; `before`: lt of the newest one before it.
 * `reached` is in unix seconds. `isEndCertain`: no transaction of the range is newer than `first`. `isDeleted`: the
 * account was deleted and created again between two transactions.
 */
export type RangeProgress = Range & {
  first: string | null
  before: string | null
  last: Last | null
  reached: number | null
  broken: boolean
  isDeleted: boolean
  isEndCertain: boolean
  ending: Ending | null
}

type Certainty = Pick<RangeProgress, 'broken' | 'isEndCertain' | 'isDeleted'>

/** A page of a history, newest first. `more`: older ones may exist; `unreadable`: number of dropped rows. */
export type Page = { transactions: Transaction[]; more: boolean; unreadable: number }

/** Ending of an export whose pages were all loaded. */
export function endingOf({ broken, isEndCertain, isDeleted }: Certainty): Ending {
  if (broken) return 'gap'
  if (!isEndCertain) return 'uncertain end'
  return isDeleted ? 'deleted between' : 'complete'
}

/** Ending at a page without new transactions. `prevLt` is 0 in an account's first transaction, and in its first after a deletion. */
function endingAtEmpty(progress: RangeProgress, { more, unreadable }: Page): Ending {
  const { last } = progress
  if (unreadable > 0) return 'gap'
  return more || (last && last.prevLt !== '0') ? 'history ends' : endingOf(progress)
}

const lastOf = ({ lt, hash, prevHash, prevLt, after }: Transaction): Last => ({ lt, hash, prevHash, prevLt, after })

/**
 * Adds a page. Returns its new transactions in the range, and the new progress. Complete only if each transaction names the next one's
 * hash. This chain must reach from the newest in the range to the one before the range, or to the account's first.
 */
export function takePage(progress: RangeProgress, page: Page): { taken: Transaction[]; progress: RangeProgress } {
  const { last } = progress
  const fresh = last ? page.transactions.filter(({ lt }) => compareAmounts(lt, last.lt) < 0) : page.transactions
  const oldest = fresh.at(-1)
  if (!oldest) return { taken: [], progress: { ...progress, ending: endingAtEmpty(progress, page) } }
  const { gap, isDeleted } = readChain(last ? [last, ...fresh] : fresh)
  const certainty: Certainty = {
    broken: progress.broken || page.unreadable > 0 || gap !== null,
    isDeleted: progress.isDeleted || isDeleted,
    isEndCertain: progress.isEndCertain,
  }
  const isOver = oldest.utime < progress.from || !page.more
  const taken = fresh.filter(({ utime }) => utime >= progress.from && utime <= progress.to)
  return {
    taken,
    progress: {
      ...progress,
      first: progress.first ?? taken[0]?.lt ?? null,
      before: fresh.find(({ utime }) => utime < progress.from)?.lt ?? null,
      last: lastOf(oldest),
      reached: oldest.utime,
      ...certainty,
      ending: isOver ? endingOf(certainty) : null,
    },
  }
}

/** New rows per page: the node lists at most 100, of which the first is already known. */
export const PAGE = 99

/**
 * Estimated number of pages of a range (at least 1), by the account's activity in the loaded rows, newest first. Exact if the rows cover
 * the range.
 */
export function estimatePages(rows: Pick<Transaction, 'utime'>[], { from, to }: Range, isWhole: boolean): number {
  const [newest, oldest] = [rows[0], rows.at(-1)]
  const loaded = rows.filter(({ utime }) => utime >= from && utime <= to).length
  if (!newest || !oldest || isWhole || oldest.utime < from) return Math.max(1, Math.ceil(loaded / PAGE))
  const perSecond = rows.length / Math.max(1, newest.utime - oldest.utime)
  const until = Math.min(to, oldest.utime)
  return Math.max(1, Math.ceil((loaded + perSecond * Math.max(0, until - from)) / PAGE))
}

/** Estimated seconds until a range is read, given the `elapsed` time up to `reached`; null if unknown. */
export function timeLeft({ from, to, reached }: Range & { reached: number | null }, elapsed: number): number | null {
  if (reached === null || reached >= to) return null
  return Math.max(0, Math.round((elapsed * (reached - from)) / (to - reached)))
}
