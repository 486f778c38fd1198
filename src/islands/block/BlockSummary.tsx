import type { ReactNode } from 'react'
import * as blockWords from '#words/block.ts'
import * as blocksWords from '#words/blocks.ts'
import { type BlockHeader, type BlockId, isMasterchain } from '../../domain/block/block.ts'
import { groupDigits } from '../../domain/text/format.ts'
import { $blockHeader, $blockTransactions } from '../../stores/block.ts'
import { $blockCounts } from '../../stores/block-counts.ts'
import { Age } from '../../ui/live/Age.tsx'
import { useQuery } from '../../ui/live/use-query.ts'
import { TRANSACTIONS } from './BlockTransactions.tsx'

/** Line below a block's title: its number of transactions, which leads to them, and its age. */
export default function BlockSummary({ id }: { id: BlockId }) {
  const header = useQuery($blockHeader(id.workchain, id.shard, id.seqno))
  if (header.status !== 'ready') return null
  return (
    <>
      {isMasterchain(id) ? <WithShards header={header.value} /> : <Alone id={id} />}
      <Age utime={header.value.genUtime} />
    </>
  )
}

const Count = ({ children }: { children: ReactNode }) => (
  <>
    <a href={`#${TRANSACTIONS}`} className="link inline-block min-h-6">
      {children}
    </a>
    {' · '}
  </>
)

/** Number of transactions of a masterchain block and of the shard blocks it commits. */
function WithShards({ header: { seqno, genUtime } }: { header: BlockHeader }) {
  const counts = useQuery($blockCounts(seqno, genUtime))
  const all = counts.status === 'ready' ? counts.value?.all : null
  if (all == null) return null
  return (
    <Count>
      {groupDigits(all)} {blocksWords.ofTransactions(all)}
    </Count>
  )
}

/** Number of transactions of a shard block: those listed, of which there may be more. */
function Alone({ id: { workchain, shard, seqno } }: { id: BlockId }) {
  const listed = useQuery($blockTransactions(workchain, shard, seqno))
  if (listed.status !== 'ready') return null
  const { transactions, incomplete, unreadable } = listed.value
  return <Count>{blockWords.ofTransactions(transactions.length + unreadable, incomplete)}</Count>
}
