import * as blockWords from '#words/block.ts'
import * as commonWords from '#words/common.ts'
import { type BlockHeader, isMasterchain } from '../../domain/block/block.ts'
import { groupDigits } from '../../domain/text/format.ts'
import { $blockCounts } from '../../stores/block-counts.ts'
import { Age } from '../../ui/live/Age.tsx'
import { useQuery } from '../../ui/live/use-query.ts'

/** Number of transactions of a block, and its age. */
export default function BlockCounts({ header }: { header: BlockHeader }) {
  return (
    <>
      {isMasterchain(header) && <WithShards header={header} />}
      <Age utime={header.genUtime} />
    </>
  )
}

/** Transactions of a masterchain block, with and without its shard blocks; empty while unknown. */
function WithShards({ header: { seqno, genUtime } }: { header: BlockHeader }) {
  const state = useQuery($blockCounts(seqno, genUtime))
  const counts = state.status === 'ready' ? state.value : null
  if (!counts) return null
  const { own, all } = counts
  return (
    <>
      {commonWords.transactions}
      {commonWords.colon}
      {blockWords.alone(groupDigits(own))} · {all !== null && `${blockWords.withShards(groupDigits(all))} · `}
    </>
  )
}
