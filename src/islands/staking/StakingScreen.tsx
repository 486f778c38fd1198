import { lazy, useMemo } from 'react'
import * as commonWords from '#words/common.ts'
import * as listsWords from '#words/lists.ts'
import * as stakingWords from '#words/staking.ts'
import { isEmptyPool, POOL_SORTS } from '../../domain/network/staking.ts'
import { groupDigits } from '../../domain/text/format.ts'
import { pathArgument } from '../../routes.ts'
import { setQuery } from '../../stores/location.ts'
import { $stakingPools } from '../../stores/staking.ts'
import { parseAddress } from '../../ton/address.ts'
import { ListSkeleton } from '../../ui/base/DataList.tsx'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Choice } from '../../ui/lists/Choice.tsx'
import { saveList } from '../../ui/lists/SaveList.tsx'
import { useQuery } from '../../ui/live/use-query.ts'
import { Loaded } from '../../ui/query/Loaded.tsx'
import { useChoice } from '../shared/use-choice.ts'
import { useLocation } from '../shared/use-location.ts'
import { withAddressBook } from '../shared/with-address-book.tsx'
import { PoolCardsSkeleton } from './PoolCard.tsx'
import { PoolKinds } from './PoolKinds.tsx'
import { PoolList } from './PoolList.tsx'
import { PoolTiles } from './PoolTiles.tsx'

const Calculator = lazy(() => import('./Calculator.tsx'))
// Lazy: most visits have no pool in the path.
const Asked = lazy(() => import('./Asked.tsx'))

const SORTS = [
  { key: 'apy', name: stakingWords.byApy },
  { key: 'amount', name: commonWords.amount },
  { key: 'nominators', name: stakingWords.byUsers },
] as const
const VIEWS = [
  { key: 'cards', name: listsWords.cards, icon: 'layout-grid' },
  { key: 'table', name: listsWords.table, icon: 'table' },
] as const

/** Staking pools; the one in the path is marked. */
export default withAddressBook(function StakingScreen() {
  const location = useLocation()
  const state = useQuery($stakingPools())
  const [sort, setSort] = useChoice('sort', POOL_SORTS, ['page'])
  const [view, setView] = useChoice('view', ['cards', 'table'])
  const written = pathArgument(location?.pathname ?? '', '/staking/')
  const asked = written ? (parseAddress(written)?.raw ?? null) : null
  const answer = state.status === 'ready' ? state.value : null
  const pools = useMemo(
    () => answer?.pools.filter(pool => !isEmptyPool(pool) || pool.address === asked) ?? null,
    [answer, asked],
  )
  const filled = pools?.filter(pool => !isEmptyPool(pool)) ?? null
  const [hidden, unreadable] = answer && pools ? [answer.pools.length - pools.length, answer.unreadable] : [0, 0]
  const hasPools = filled?.length !== 0
  return (
    <>
      {state.status !== 'failed' && (
        <>
          <PoolTiles pools={unreadable ? null : filled} />
          {hasPools && <PoolKinds pools={filled} />}
          {hasPools && (
            <div className="grid min-h-16 md:min-h-74.5">
              {filled ? (
                <LazyBoundary fallback={<CalculatorPlace />}>
                  <Calculator pools={filled} asked={asked} />
                </LazyBoundary>
              ) : (
                <CalculatorPlace />
              )}
            </div>
          )}
          <div className="flex flex-wrap items-center justify-between gap-3 mt-5">
            <Choice label={listsWords.sortBy} options={SORTS} chosen={sort} onChoose={setSort} />
            <Choice label={listsWords.view} quiet options={VIEWS} chosen={view} onChoose={setView} />
          </div>
          <p className="label min-h-10 sm:min-h-5 my-2" role="status">
            {hidden > 0 && stakingWords.hidden(hidden, groupDigits(hidden)) + commonWords.gap}
            {unreadable > 0 && commonWords.unreadable(unreadable) + commonWords.stop}
            {pools && written && (
              <LazyBoundary>
                <Asked written={written} asked={asked} pools={pools} />
              </LazyBoundary>
            )}
          </p>
        </>
      )}
      <section className="panel" aria-label={stakingWords.title}>
        <Loaded
          query={$stakingPools()}
          actions={saveList}
          failed={stakingWords.failed}
          empty={{ title: stakingWords.none, when: () => !(unreadable || pools?.length) }}
          loading={view === 'cards' ? <PoolCardsSkeleton /> : <ListSkeleton columns={6} rows={20} lines />}
        >
          {() => (
            <PoolList
              latest={pools ?? []}
              sort={sort}
              view={view}
              page={Math.max(0, Math.trunc(Number(location?.query.get('page')))) || null}
              onGo={to => setQuery({ page: to > 1 || asked ? String(to) : null })}
              asked={asked}
            />
          )}
        </Loaded>
      </section>
    </>
  )
})

const CalculatorPlace = () => <div className="panel mt-4 md:mt-5" />
