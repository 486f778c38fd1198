import * as blockWords from '#words/block.ts'
import { type BlockHeader, type BlockId, isMasterchain } from '../../domain/block/block.ts'
import { blockPath } from '../../routes.ts'
import { $blockHeader, $successors } from '../../stores/block.ts'
import { Icon } from '../../ui/base/Icon.tsx'
import { useQuery } from '../../ui/live/use-query.ts'

/** Links to the previous and next block. In a shard they follow splits and merges, and only lead to blocks that name each other. */
export function BlockNeighbours({ id }: { id: BlockId }) {
  return (
    <nav aria-label={blockWords.neighbours} className="flex flex-wrap gap-2 min-h-9">
      {isMasterchain(id) ? <InMasterchain id={id} /> : <InShard id={id} />}
    </nav>
  )
}

function InMasterchain({ id }: { id: BlockId }) {
  return (
    <>
      {/* Block 0 is the zerostate: it has no page. */}
      {id.seqno > 1 && <Previous block={{ ...id, seqno: id.seqno - 1 }} />}
      <Next block={{ ...id, seqno: id.seqno + 1 }} />
    </>
  )
}

function InShard({ id }: { id: BlockId }) {
  const header = useQuery($blockHeader(id.workchain, id.shard, id.seqno))
  if (header.status !== 'ready') return null
  const previous = header.value.previous.filter(({ seqno }) => seqno > 0)
  return (
    <>
      {previous.map(block => (
        <Previous key={block.shard} block={block} isNamed={block.shard !== id.shard} />
      ))}
      <Successors header={header.value} />
    </>
  )
}

function Successors({ header: { workchain, shard, seqno, beforeSplit } }: { header: BlockHeader }) {
  const successors = useQuery($successors(workchain, shard, seqno, Number(beforeSplit)))
  if (successors.status !== 'ready') return null
  return successors.value.map(block => <Next key={block.shard} block={block} isNamed={block.shard !== shard} />)
}

type LinkProps = { block: BlockId; isNamed?: boolean }

/** Shard of a neighbour, if different from the current one. */
const ShardName = ({ shard }: { shard: string }) => <span className="hash text-muted">{shard.replace(/0+$/, '…')}</span>

const Previous = ({ block, isNamed = false }: LinkProps) => (
  <a className="button" href={blockPath(block)} rel="prev">
    <Icon name="chevron-left" />
    {blockWords.previous} {isNamed && <ShardName shard={block.shard} />}
  </a>
)

const Next = ({ block, isNamed = false }: LinkProps) => (
  <a className="button" href={blockPath(block)} rel="next">
    {blockWords.next} {isNamed && <ShardName shard={block.shard} />}
    <Icon name="chevron-right" />
  </a>
)
