import { type BlockId, formatBlockId, MASTERCHAIN } from './block.ts'

/** What the chain tells of a block in lists: `utime` in unix seconds, `transactions` of it and of the shard blocks it commits. */
export type BlockBrief = BlockId & { utime: number; transactions: number; shardBlocks: string[] }

/** A time and whether it was read from the block or estimated from its neighbours. */
type BlockTime = { utime: number; exact: boolean }
export type BlockRow = { seqno: number; time: BlockTime | null; transactions: number | null }

/** Seconds between masterchain blocks to assume while nothing has been measured. */
const ASSUMED_INTERVAL = 5

export type MasterchainBrief = { seqno: number; utime: number; transactions: number | null }

/** Masterchain blocks of a listing, newest first, each with its own transactions and those of the shard blocks it commits. */
export function masterchainBriefs(listing: BlockBrief[]): MasterchainBrief[] {
  const counts = new Map(listing.map(block => [formatBlockId(block), block.transactions]))
  return listing
    .filter(block => block.workchain === MASTERCHAIN)
    .map(block => ({
      seqno: block.seqno,
      utime: block.utime,
      transactions: block.shardBlocks.reduce((sum, id) => sum + (counts.get(id) ?? 0), block.transactions),
    }))
    .sort((a, b) => b.seqno - a.seqno)
}

/** Seconds between blocks, measured over the whole list; undefined with fewer than two different seqnos. */
export function measuredInterval(briefs: MasterchainBrief[]): number | undefined {
  const [newest, oldest] = [briefs[0], briefs.at(-1)]
  if (!newest || !oldest || newest.seqno === oldest.seqno) return undefined
  return (newest.utime - oldest.utime) / (newest.seqno - oldest.seqno)
}

function estimate(seqno: number, briefs: MasterchainBrief[], interval: number, now: number, head: number): BlockTime {
  const nearest = briefs.reduce<MasterchainBrief | undefined>(
    (best, brief) => (!best || Math.abs(brief.seqno - seqno) < Math.abs(best.seqno - seqno) ? brief : best),
    undefined,
  )
  const from = nearest ?? { seqno: head, utime: now }
  // No block is from the future; where one seems to be, the reader's clock is behind.
  const latest = Math.max(now, briefs[0]?.utime ?? now)
  return { utime: Math.min(latest, Math.round(from.utime + (seqno - from.seqno) * interval)), exact: false }
}

/**
 * The `count` newest masterchain blocks from `head` downward. Times and counts come from `briefs`, whatever part of the chain those
 * cover; the rest is reckoned from them, or by 5 seconds a block, and marked as estimated. With `briefs` undefined (not known yet)
 * the times stay open. `now` is in unix seconds.
 */
export function blockRows(
  head: number,
  count: number,
  briefs: MasterchainBrief[] | undefined,
  now: number,
): BlockRow[] {
  const known = new Map(briefs?.map(brief => [brief.seqno, brief]))
  const interval = (briefs && measuredInterval(briefs)) ?? ASSUMED_INTERVAL
  return Array.from({ length: Math.min(count, head + 1) }, (_, step) => {
    const seqno = head - step
    const brief = known.get(seqno)
    if (brief) return { seqno, time: { utime: brief.utime, exact: true }, transactions: brief.transactions }
    return { seqno, time: briefs ? estimate(seqno, briefs, interval, now, head) : null, transactions: null }
  })
}
