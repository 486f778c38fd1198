import { useEffect, useRef } from 'react'
import * as blockWords from '#words/block.ts'
import { type BlockId, isMasterchain } from '../../domain/block/block.ts'
import { groupDigits } from '../../domain/text/format.ts'
import { paths } from '../../routes.ts'
import { $blockHeader } from '../../stores/block.ts'
import { $masterchain } from '../../stores/blocks.ts'
import { Notice } from '../../ui/base/Notice.tsx'
import { useQuery } from '../../ui/live/use-query.ts'
import { TryAgain } from '../../ui/query/TryAgain.tsx'

/** Notice for a block that no server has yet: not produced, according to the newest block, or not applied. */
export default function NotReady({ id }: { id: BlockId }) {
  return isMasterchain(id) ? <InMasterchain id={id} /> : <NotApplied id={id} />
}

/** Follows the newest block, and requests this block once it is produced. */
function InMasterchain({ id }: { id: BlockId }) {
  const { workchain, shard, seqno } = id
  const head = useQuery($masterchain())
  const newest = head.status === 'ready' ? head.value.seqno : null
  const isAhead = newest !== null && newest < seqno
  const wasAhead = useRef(isAhead)
  useEffect(() => {
    if (wasAhead.current && !isAhead && newest !== null) $blockHeader(workchain, shard, seqno).refresh()
    wasAhead.current = isAhead
  }, [isAhead, newest, workchain, shard, seqno])
  if (!isAhead) return <NotApplied id={id} />
  return (
    <div role="status">
      <Notice
        title={blockWords.notMade}
        action={
          <a className="button" href={paths.blocks}>
            {blockWords.newest}
          </a>
        }
      >
        {blockWords.notMadeWhy(groupDigits(newest))}
      </Notice>
    </div>
  )
}

function NotApplied({ id: { workchain, shard, seqno } }: { id: BlockId }) {
  const $header = $blockHeader(workchain, shard, seqno)
  const { changing } = { changing: false, ...useQuery($header) }
  return (
    <Notice title={blockWords.notReady} tone="bad" action={<TryAgain onPress={$header.refresh} changing={changing} />}>
      {blockWords.notReadyWhy}
    </Notice>
  )
}
