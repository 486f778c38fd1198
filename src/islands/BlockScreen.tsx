import { useEffect } from 'react'
import { type BlockId, isMasterchain } from '../domain/block.ts'
import { blockTitle, neighbour, parseBlockPlace } from '../domain/block-place.ts'
import { groupDigits } from '../domain/format.ts'
import { blockPath, pathArgument } from '../routes.ts'
import { $blockHeader } from '../stores/block.ts'
import { Icon } from '../ui/Icon.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { messages } from '../ui/messages.ts'
import { Notice } from '../ui/Notice.tsx'
import { BlockHeaderFacts, BlockHeaderSkeleton } from './block/BlockHeaderFacts.tsx'
import { BlockShards } from './block/BlockShards.tsx'
import { BlockTransactions } from './block/BlockTransactions.tsx'
import { usePlace } from './use-place.ts'

/** One block: which it is comes from the address, so nothing is known before the page is alive. */
export default function BlockScreen() {
  const place = usePlace()
  if (!place) return <Waiting />
  const id = parseBlockPlace(pathArgument(place.pathname, '/block/') ?? '', place.query)
  return id ? <Block id={id} /> : <NoSuchBlock />
}

function Waiting() {
  return (
    <>
      <Title>Block</Title>
      <section className="panel">
        <BlockHeaderSkeleton />
      </section>
    </>
  )
}

function Title({ children, aside }: { children: React.ReactNode; aside?: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 mb-4 min-h-12">
      <h1 className="text-xl md:text-2xl font-600">{children}</h1>
      {aside}
    </div>
  )
}

function Block({ id }: { id: BlockId }) {
  useEffect(() => {
    document.title = `${blockTitle(id)} · Nanoscope`
  }, [id])
  const { workchain, shard, seqno } = id
  return (
    <>
      <Title aside={<Neighbours id={id} />}>
        {isMasterchain(id) ? 'Block' : 'Shard block'} #{groupDigits(seqno)}
      </Title>
      <section className="panel">
        <Loaded
          query={$blockHeader(workchain, shard, seqno)}
          failed={messages.block.failed}
          loading={<BlockHeaderSkeleton />}
          notFound={
            <NotFound>{`No provider holds block ${groupDigits(seqno)}. It may not have been produced yet, or be too old.`}</NotFound>
          }
        >
          {header => <BlockHeaderFacts header={header} />}
        </Loaded>
      </section>
      {isMasterchain(id) && <BlockShards seqno={seqno} />}
      <BlockTransactions id={id} />
    </>
  )
}

function Neighbours({ id }: { id: BlockId }) {
  const [previous, next] = [neighbour(id, -1), neighbour(id, 1)]
  return (
    <nav aria-label="Neighbouring blocks" className="flex gap-2">
      {previous && (
        <a className="button" href={blockPath(previous)} rel="prev">
          <Icon name="chevron-left" />
          Previous Block
        </a>
      )}
      {next && (
        <a className="button" href={blockPath(next)} rel="next">
          Next Block
          <Icon name="chevron-right" />
        </a>
      )}
    </nav>
  )
}

function NoSuchBlock() {
  return (
    <>
      <Title>Block</Title>
      <section className="panel">
        <NotFound>
          A block's address ends in its sequence number, from 1 to 4294967295. Block 0 is the zero state, from which the
          chain began.
        </NotFound>
      </section>
    </>
  )
}

function NotFound({ children }: { children: string }) {
  return (
    <Notice
      title={messages.block.notFound}
      action={
        <a className="button" href="/blocks">
          Newest blocks
        </a>
      }
    >
      {children}
    </Notice>
  )
}
