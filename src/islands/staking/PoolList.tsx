import { lazy, useDeferredValue, useMemo } from 'react'
import * as stakingWords from '#words/staking.ts'
import { type PoolSort, poolKey, type StakingPool, sortPools } from '../../domain/network/staking.ts'
import { MISSING } from '../../domain/text/format.ts'
import type { RawAddress } from '../../ton/address.ts'
import { type Column, DataList } from '../../ui/base/DataList.tsx'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { NewRows } from '../../ui/feeds/NewRows.tsx'
import { useHeld } from '../../ui/feeds/use-held.ts'
import { useGrowing } from '../../ui/lists/use-growing.ts'
import { useScrollToMarked } from '../../ui/lists/use-scroll-to-marked.ts'
import { POOL_GRID, PoolCard } from './PoolCard.tsx'
import { ApyBadge, nominatorsText, PoolName, RoundEnd, withdrawalText } from './PoolFace.tsx'

// Lazy: most networks have a single page.
const Pager = lazy(() => import('../../ui/lists/Pager.tsx'))

const PAGE = 100
const LIST = 'pools'

type Props = {
  latest: StakingPool[]
  sort: PoolSort
  view: 'cards' | 'table'
  /** null until the visitor turns a page: then it is the page with the pool in the path */
  page: number | null
  onGo: (page: number) => void
  asked: RawAddress | null
}

/** One page of sorted pools. A refresh updates figures in place, without moving pools. */
export function PoolList({ latest, sort, view, page, onGo, asked }: Props) {
  const { shown: held, release, list } = useHeld(latest)
  const order = useDeferredValue(sort)
  const sorted = useMemo(() => inOrderOf(sortPools(held, order), latest), [held, latest, order])
  const place = asked ? sorted.findIndex(({ address }) => address === asked) : -1
  const at = Math.min(page ?? Math.floor(Math.max(0, place) / PAGE) + 1, Math.max(1, Math.ceil(sorted.length / PAGE)))
  const first = (at - 1) * PAGE
  const rows = sorted.slice(first, first + PAGE)
  const isMarked = ({ address }: StakingPool) => asked !== null && address === asked
  const { shown, end } = useGrowing(rows, { atLeast: rows.findIndex(isMarked) + 1 })
  useScrollToMarked(LIST, place >= 0)
  const moved = useMemo(() => countMoved(sorted, sortPools(latest, order)), [sorted, latest, order])
  return (
    <div ref={list} id={LIST}>
      <NewRows count={moved} words={stakingWords.moved} onShow={release} />
      {view === 'cards' ? (
        <ul className={POOL_GRID}>
          {shown.map((pool, i) => (
            // Keyed by position, so that a refresh moves nothing.
            <PoolCard key={first + i} pool={pool} marked={isMarked(pool)} />
          ))}
        </ul>
      ) : (
        <DataList
          caption={stakingWords.title}
          columns={columns}
          rows={shown}
          rowKey={(_, i) => first + i}
          isMarked={isMarked}
        />
      )}
      <div ref={end} />
      {sorted.length > PAGE && (
        <LazyBoundary fallback={<div className="min-h-14" />}>
          <Pager
            page={at}
            size={PAGE}
            count={rows.length}
            last={first + PAGE >= sorted.length}
            controls={LIST}
            onGo={onGo}
          />
        </LazyBoundary>
      )}
    </div>
  )
}

/** Newest figures in the previous order; pools no longer listed keep theirs. */
function inOrderOf(older: StakingPool[], latest: StakingPool[]): StakingPool[] {
  const newest = new Map(latest.map(pool => [poolKey(pool), pool]))
  return older.map(pool => newest.get(poolKey(pool)) ?? pool)
}

/** Number of pools that would move or be added in the new order. */
function countMoved(shown: StakingPool[], sorted: StakingPool[]): number {
  return sorted.filter((pool, i) => !shown[i] || poolKey(shown[i]) !== poolKey(pool)).length
}

const columns: Column<StakingPool>[] = [
  { label: stakingWords.pool, cell: pool => <PoolName pool={pool} />, at: 'lead' },
  {
    label: stakingWords.kind,
    at: 'sub',
    cell: ({ kind }) => <bdi className="text-muted">{kind ? stakingWords.kindOfOne(kind) : MISSING}</bdi>,
  },
  { label: stakingWords.apy, at: 'figure', end: true, cell: ({ apy }) => <ApyBadge apy={apy} /> },
  {
    label: stakingWords.total,
    at: 'when',
    end: true,
    cell: ({ total }) => <Amount units={total} digits={0} />,
  },
  {
    label: stakingWords.nominators,
    end: true,
    cell: nominatorsText,
  },
  {
    label: stakingWords.minStake,
    end: true,
    cell: ({ minStake }) => <Amount units={minStake} digits={2} />,
  },
  { label: stakingWords.withdrawal, cell: ({ isLiquid }) => withdrawalText(isLiquid) },
  { label: stakingWords.roundEnd, end: true, cell: ({ roundEnd }) => <RoundEnd at={roundEnd} /> },
]
