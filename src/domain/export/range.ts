import type { Hash } from '../../ton/hash.ts'
import { compareAmounts } from '../notation/amount.ts'
import { findGap } from '../transaction/chain.ts'
import type { Transaction } from '../transaction/transaction.ts'

/** A range of time, both ends included; unix seconds. */
export type Range = { from: number; to: number }

/** End of an export: with all there is; by the visitor; with a transaction missing in between; where providers have no older ones. */
export type Ending = 'complete' | 'cancelled' | 'gap' | 'history ends'

/** The oldest transaction that was read. */
type Last = { lt: string; hash: Hash; prevHash: Hash }

/**
 * Progress through a history: backwards, newest first. `first` and `before` are lts: of the newest transaction in range, and of the
 * newest one before the range. `reached` is in unix seconds.
 */
export type RangeProgress = Range & {
  first: string | null
  before: string | null
  last: Last | null
  reached: number | null
  broken: boolean
  ending: Ending | null
}

/** A page of a history, newest first. `more`: the account has older ones; `unreadable` were left out. */
export type Page = { transactions: Transaction[]; more: boolean; unreadable: number }

/**
 * Goes on by a page. Gives what is new of it and in range, and the progress after it. It is complete only where each transaction names the next
 * one by its hash, from the newest in range to the first one before it or the account's first.
 */
export function takePage(progress: RangeProgress, page: Page): { taken: Transaction[]; progress: RangeProgress } {
  const { last } = progress
  const fresh = last ? page.transactions.filter(({ lt }) => compareAmounts(lt, last.lt) < 0) : page.transactions
  const oldest = fresh.at(-1)
  if (!oldest) return { taken: [], progress: { ...progress, ending: page.more || last ? 'history ends' : 'complete' } }
  const chain = last ? [last, ...fresh] : fresh
  const broken = progress.broken || page.unreadable > 0 || findGap(chain) !== null
  const isOver = oldest.utime < progress.from || !page.more
  const taken = fresh.filter(({ utime }) => utime >= progress.from && utime <= progress.to)
  return {
    taken,
    progress: {
      ...progress,
      first: progress.first ?? taken[0]?.lt ?? null,
      before: fresh.find(({ utime }) => utime < progress.from)?.lt ?? null,
      last: { lt: oldest.lt, hash: oldest.hash, prevHash: oldest.prevHash },
      reached: oldest.utime,
      broken,
      ending: isOver ? (broken ? 'gap' : 'complete') : null,
    },
  }
}

/** Rows of a page: the node lists at most 100, and begins with the one that is known. */
export const PAGE = 99

/**
 * Number of pages of a range, by how often its account was active in the rows that are loaded, newest first; exact where they reach as far
 * back as the range. At least one.
 */
export function estimatePages(rows: Pick<Transaction, 'utime'>[], { from, to }: Range, isWhole: boolean): number {
  const [newest, oldest] = [rows[0], rows.at(-1)]
  const loaded = rows.filter(({ utime }) => utime >= from && utime <= to).length
  if (!newest || !oldest || isWhole || oldest.utime < from) return Math.max(1, Math.ceil(loaded / PAGE))
  const perSecond = rows.length / Math.max(1, newest.utime - oldest.utime)
  const until = Math.min(to, oldest.utime)
  return Math.max(1, Math.ceil((loaded + perSecond * Math.max(0, until - from)) / PAGE))
}

/** Seconds until a range is read, when `elapsed` were needed to get from its newest end to `reached`; null where nothing is to go by. */
export function timeLeft({ from, to, reached }: Range & { reached: number | null }, elapsed: number): number | null {
  if (reached === null || reached >= to) return null
  return Math.max(0, Math.round((elapsed * (reached - from)) / (to - reached)))
}
