import { blockCounts } from '../domain/block/time.ts'
import { RANK } from '../lib/throttle.ts'
import { getReducedBlocks } from '../providers/indexer/blocks.ts'
import { query } from './base/query.ts'

/** Seconds to query: covers a masterchain block, its predecessor, and the shard blocks between them. */
const STRETCH_SECONDS = 8

/**
 * Numbers of transactions of the masterchain block generated at `utime`, with and without its shard blocks. Null if the index does not list
 * it.
 */
export const $blockCounts = query({
  key: 'block-counts',
  immutable: true,
  rank: RANK.side,
  async *load(call, seqno: number, utime: number) {
    const counts = blockCounts(await getReducedBlocks(call, utime - STRETCH_SECONDS, utime + 1), seqno)
    // Counts of a new block are not saved, because the index may still lack some of its blocks.
    yield counts
    return counts?.all == null ? undefined : counts
  },
})
