import * as blockWords from '#words/block.ts'
import type { BlockId } from '../../domain/block/block.ts'
import { shardForms } from '../../domain/block/shard-forms.ts'
import { groupDigits } from '../../domain/text/format.ts'
import { blockPath } from '../../routes.ts'
import { $blockShards } from '../../stores/block.ts'
import { Unreadable } from '../../ui/base/ListNote.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { useQuery } from '../../ui/live/use-query.ts'
import { Loaded, Loading } from '../../ui/query/Loaded.tsx'

const waiting = <div className="h-16" />

/** Placeholder of a masterchain block's shard blocks until the block is known to exist. */
export const BlockShardsSkeleton = () => (
  <Panel title={blockWords.shards}>
    <Loading>{waiting}</Loading>
  </Panel>
)

/** Shard blocks that a masterchain block commits, as a strip; empty if none exists. */
export function BlockShards({ seqno }: { seqno: number }) {
  const query = $blockShards(seqno)
  const state = useQuery(query)
  if (state.status === 'ready' && state.value.rows.length + state.value.unreadable === 0) return null
  return (
    <Panel title={blockWords.shards}>
      <Loaded query={query} failed={blockWords.shardsFailed} loading={waiting}>
        {({ rows, unreadable }) => (
          <>
            <ul className="flex flex-wrap gap-2 pad py-3.5">
              {rows.map(shard => (
                <Shard key={`${shard.workchain}:${shard.shard}`} id={shard} />
              ))}
            </ul>
            <Unreadable count={unreadable} />
          </>
        )}
      </Loaded>
    </Panel>
  )
}

function Shard({ id }: { id: BlockId }) {
  return (
    <li>
      <a className="button" href={blockPath(id)}>
        <span className="text-muted">
          {blockWords.workchain} {id.workchain}
        </span>
        <span className="hash" title={shardForms(id.shard)}>
          {id.shard}
        </span>
        <span className="text-accent">#{groupDigits(id.seqno)}</span>
      </a>
    </li>
  )
}
