import { shardHolds } from '../../ton/shard.ts'
import type { BlockId } from './block.ts'

/** Maximum number of blocks between two tips; chains commit a few at once. */
const MAX_BETWEEN = 100

const overlaps = (one: BlockId, other: BlockId) =>
  one.workchain === other.workchain && (shardHolds(one.shard, other.shard) || shardHolds(other.shard, one.shard))

/**
 * Shard blocks before the `tips` of a masterchain block and after those of an `earlier` one, newest first. `isWhole` is false if there may be
 * more: a shard that was split or merged in between may have other blocks.
 */
export function blocksBetween(tips: BlockId[], earlier: BlockId[]): { rows: BlockId[]; isWhole: boolean } {
  const rows: BlockId[] = []
  let isWhole = true
  for (const tip of tips) {
    const before = earlier.filter(one => overlaps(tip, one))
    const [last] = before
    if (last?.shard === tip.shard && tip.seqno - last.seqno <= MAX_BETWEEN)
      for (let seqno = tip.seqno - 1; seqno > last.seqno; seqno--) rows.push({ ...tip, seqno })
    // A tip directly after all earlier ones has no block before it.
    else if (!last || before.some(({ seqno }) => seqno !== tip.seqno - 1)) isWhole = false
  }
  return { rows, isWhole }
}
