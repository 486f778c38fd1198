import { lazy, type ReactNode } from 'react'
import * as blockWords from '#words/block.ts'
import { type BlockHeader, type BlockId, isMasterchain } from '../../domain/block/block.ts'
import { blockHeading, blockTitle, parseBlockPlace } from '../../domain/block/place.ts'
import { groupDigits } from '../../domain/text/format.ts'
import { problemOf } from '../../domain/text/problem.ts'
import type { QueryState } from '../../lib/query-state.ts'
import { pathArgument, paths } from '../../routes.ts'
import { $blockHeader } from '../../stores/block.ts'
import { DocumentTitle } from '../../ui/base/DocumentTitle.tsx'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Notice } from '../../ui/base/Notice.tsx'
import { Slot } from '../../ui/base/Slot.tsx'
import { useQuery } from '../../ui/live/use-query.ts'
import { Loaded, Loading } from '../../ui/query/Loaded.tsx'
import { Compare } from '../compare/Compare.tsx'
import { useLocation } from '../shared/use-location.ts'
import { withAddressBook } from '../shared/with-address-book.tsx'
import { BlockHeaderFacts, BlockHeaderSkeleton } from './BlockHeaderFacts.tsx'
import { BlockNeighbours } from './BlockNeighbours.tsx'
import { BlockShards, BlockShardsSkeleton } from './BlockShards.tsx'
import { BlockTransactions, BlockTransactionsSkeleton } from './BlockTransactions.tsx'

const NotReady = lazy(() => import('./NotReady.tsx'))
const BlockCounts = lazy(() => import('./BlockCounts.tsx'))

const fact = () => import('../../stores/compare/block.ts')

/** One block, by the URL; unknown before hydration. */
export default withAddressBook(function BlockScreen() {
  const location = useLocation()
  if (!location) return <Waiting />
  const id = parseBlockPlace(pathArgument(location.pathname, '/block/') ?? '', location.query)
  return id ? <Block id={id} /> : <NoSuchBlock />
})

function Waiting() {
  return (
    <>
      <Title aside={<div className="w-66.5 h-9" />}>
        <Slot name="heading" text={blockWords.title} />
      </Title>
      <section className="panel">
        <Loading prefetched>
          <BlockHeaderSkeleton />
        </Loading>
      </section>
    </>
  )
}

function Title({ children, aside, below }: { children: ReactNode; aside?: ReactNode; below?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 mb-4 min-h-12">
      {/* On phones the links are below the heading, whatever its length, so that nothing moves. */}
      <h1 className="max-md:basis-full text-xl font-600">{children}</h1>
      {aside}
      <p className="basis-full min-h-10 md:min-h-5 label">{below}</p>
    </div>
  )
}

function Block({ id }: { id: BlockId }) {
  return (
    <>
      <DocumentTitle name={blockTitle(id)} />
      <Title aside={<BlockNeighbours id={id} />} below={<Counts id={id} />}>
        {blockHeading(id)}
      </Title>
      <section className="panel">
        <Header id={id} />
      </section>
      <Contents id={id} />
    </>
  )
}

function Counts({ id: { workchain, shard, seqno } }: { id: BlockId }) {
  const header = useQuery($blockHeader(workchain, shard, seqno))
  return (
    header.status === 'ready' && (
      <LazyBoundary>
        <BlockCounts header={header.value} />
      </LazyBoundary>
    )
  )
}

function Header({ id }: { id: BlockId }) {
  const { workchain, shard, seqno } = id
  const $header = $blockHeader(workchain, shard, seqno)
  if (failureOf(useQuery($header)) === 'not-ready')
    return (
      <LazyBoundary fallback={<BlockHeaderSkeleton />}>
        <NotReady id={id} />
      </LazyBoundary>
    )
  return (
    <Loaded
      query={$header}
      failed={blockWords.failed}
      loading={<BlockHeaderSkeleton />}
      prefetched
      notFound={<NotFound>{blockWords.notHeld(groupDigits(seqno))}</NotFound>}
      actions={shown => <Compare shown={shown} fact={fact} />}
    >
      {header => <BlockHeaderFacts header={header} />}
    </Loaded>
  )
}

const failureOf = (header: QueryState<BlockHeader>) =>
  header.status === 'failed' ? problemOf(header.error)?.kind : undefined

/** Contents of a block, rendered once it is known to exist. A block about to be produced is awaited. */
function Contents({ id }: { id: BlockId }) {
  const header = useQuery($blockHeader(id.workchain, id.shard, id.seqno))
  const kind = failureOf(header)
  if (kind === 'not-found' || kind === 'not-ready') return null
  if (header.status === 'loading')
    return (
      <>
        {isMasterchain(id) && <BlockShardsSkeleton />}
        <BlockTransactionsSkeleton id={id} />
      </>
    )
  return (
    <>
      {isMasterchain(id) && <BlockShards seqno={id.seqno} />}
      <BlockTransactions id={id} />
    </>
  )
}

function NoSuchBlock() {
  return (
    <>
      <Title>{blockWords.title}</Title>
      <section className="panel">
        <NotFound>{blockWords.noSuchSeqno}</NotFound>
      </section>
    </>
  )
}

function NotFound({ children }: { children: string }) {
  return (
    <Notice
      title={blockWords.notFound}
      action={
        <a className="button" href={paths.blocks}>
          {blockWords.newest}
        </a>
      }
    >
      {children}
    </Notice>
  )
}
