import { MASTERCHAIN } from '../../ton/workchain.ts'
import { type BlockId, formatBlockId } from './block.ts'

/**
 * A block of a list: its time (unix seconds) and number of transactions. `shardBlocks`: newest blocks of all shards known to a masterchain
 * block. `parents`: previous blocks of its shard. Both as `(workchain,shard,seqno)`; null if unknown.
 */
export type BlockBrief = BlockId & {
  utime: number
  transactions: number
  shardBlocks: string[] | null
  parents: string[] | null
}

/** A time, and whether it is exact or estimated from neighbours. */
type BlockTime = { utime: number; exact: boolean }
export type BlockRow = { seqno: number; time: BlockTime | null; transactions: number | null }

/** Assumed seconds between masterchain blocks without a measurement. */
const ASSUMED_INTERVAL_SECONDS = 5

export type MasterchainBrief = { seqno: number; utime: number; transactions: number | null }

/** Transactions of shard blocks `tips` and their ancestors not committed earlier; null if one of these blocks is unknown or not listed. */
function countNew(tips: string[] | null, listed: Map<string, BlockBrief>, committed: Set<string>): number | null {
  if (!tips) return null
  let sum: number | null = 0
  const waiting = [...tips]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (committed.has(id)) continue
    committed.add(id)
    const block = listed.get(id)
    if (!block?.parents) sum = null
    else {
      if (sum !== null) sum += block.transactions
      // Shard blocks between two masterchain blocks are only found as parents.
      waiting.push(...block.parents)
    }
  }
  return sum
}

/**
 * Masterchain blocks of a list, newest first, with their transactions and those of the shard blocks they commit first. Null if a shard
 * block is unknown or not listed, as for the oldest block.
 */
export function masterchainBriefs(listing: BlockBrief[]): MasterchainBrief[] {
  const listed = new Map(
    listing.filter(block => block.workchain !== MASTERCHAIN).map(block => [formatBlockId(block), block]),
  )
  const committed = new Set<string>()
  const blocks = listing.filter(block => block.workchain === MASTERCHAIN).sort((a, b) => a.seqno - b.seqno)
  const briefs = blocks.map(({ seqno, utime, transactions, shardBlocks }, place) => {
    const inShards = countNew(shardBlocks, listed, committed)
    const before = blocks[place - 1]
    const isAfterKnown = before?.seqno === seqno - 1 && before.shardBlocks !== null
    return { seqno, utime, transactions: isAfterKnown && inShards !== null ? transactions + inShards : null }
  })
  return briefs.reverse()
}

/**
 * Transactions of a masterchain block: `own`, and `all` with those of the shard blocks it commits first. `all` is null if a shard block is
 * not listed.
 */
export function blockCounts(listing: BlockBrief[], seqno: number): { own: number; all: number | null } | null {
  const block = listing.find(one => one.workchain === MASTERCHAIN && one.seqno === seqno)
  if (!block) return null
  const brief = masterchainBriefs(listing).find(one => one.seqno === seqno)
  return { own: block.transactions, all: brief?.transactions ?? null }
}

/** Merges facts about blocks, newest first, at most `most`. Known counts are kept if the fresh ones are null. */
export function mergeBriefs(known: MasterchainBrief[], fresh: MasterchainBrief[], most: number): MasterchainBrief[] {
  const merged = new Map(known.map(brief => [brief.seqno, brief]))
  for (const brief of fresh)
    merged.set(brief.seqno, {
      ...brief,
      transactions: brief.transactions ?? merged.get(brief.seqno)?.transactions ?? null,
    })
  return [...merged.values()].sort((a, b) => b.seqno - a.seqno).slice(0, most)
}

/** Average seconds between the newest and oldest block of the list; undefined for fewer than two seqnos. */
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
  // A block from the future means that the device's clock is slow.
  const latest = Math.max(now, briefs[0]?.utime ?? now)
  return { utime: Math.min(latest, Math.round(from.utime + (seqno - from.seqno) * interval)), exact: false }
}

/**
 * The `count` newest masterchain blocks from `head` down. Times and counts are from `briefs`. Missing times are estimated from `briefs`, or
 * at 5 seconds per block, and marked as estimates. Times are open while `briefs` is undefined. `now` is in unix seconds.
 */
export function blockRows(
  head: number,
  count: number,
  briefs: MasterchainBrief[] | undefined,
  now: number,
): BlockRow[] {
  const known = new Map(briefs?.map(brief => [brief.seqno, brief]))
  const interval = (briefs && measuredInterval(briefs)) ?? ASSUMED_INTERVAL_SECONDS
  return Array.from({ length: Math.min(count, head + 1) }, (_, step) => {
    const seqno = head - step
    const brief = known.get(seqno)
    if (brief) return { seqno, time: { utime: brief.utime, exact: true }, transactions: brief.transactions }
    return { seqno, time: briefs ? estimate(seqno, briefs, interval, now, head) : null, transactions: null }
  })
}
