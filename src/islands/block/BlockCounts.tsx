import * as blockWords from '#words/block.ts'
import { groupDigits } from '../../domain/text/format.ts'
import { $blockCounts } from '../../stores/block-counts.ts'
import { useQuery } from '../../ui/live/use-query.ts'

/** Transactions of a masterchain block, alone and with those of the shard blocks it commits; nothing while that is not known. */
export default function BlockCounts({ seqno, utime }: { seqno: number; utime: number }) {
  const state = useQuery($blockCounts(seqno, utime))
  const counts = state.status === 'ready' ? state.value : null
  if (!counts) return null
  const { own, all } = counts
  return (
    <span className="label">
      {blockWords.alone(groupDigits(own))}
      {all !== null && ` · ${blockWords.withShards(groupDigits(all))}`}
    </span>
  )
}
