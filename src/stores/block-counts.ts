import { blockCounts } from '../domain/block/time.ts'
import { RANK } from '../lib/throttle.ts'
import { getReducedBlocks } from '../providers/indexer/blocks.ts'
import { query } from './base/query.ts'

/** Seconds of chain that hold a masterchain block, the one before it, and the shard blocks between them. */
const STRETCH = 8

/** Numbers of transactions of the masterchain block made at `utime`, alone and with its shard blocks; null where the index does not list it. */
export const $blockCounts = query({
  key: 'block-counts',
  immutable: true,
  rank: RANK.side,
  async *load(call, seqno: number, utime: number) {
    const counts = blockCounts(await getReducedBlocks(call, utime - STRETCH, utime + 1), seqno)
    // Of a new block the index lacks some blocks yet: those counts are not kept.
    yield counts
    return counts?.all == null ? undefined : counts
  },
})
