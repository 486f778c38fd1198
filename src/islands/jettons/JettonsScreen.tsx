import { lazy, useDeferredValue, useMemo, useState } from 'react'
import * as addressWords from '#words/address.ts'
import * as commonWords from '#words/common.ts'
import * as jettonsWords from '#words/jettons.ts'
import * as listsWords from '#words/lists.ts'
import { JETTON_SORTS, type JettonPage, sortJettons } from '../../domain/jetton/list.ts'
import { $jettonRates } from '../../stores/jetton-rates.ts'
import { $jettons, JETTONS_PAGE } from '../../stores/jettons.ts'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Choice } from '../../ui/lists/Choice.tsx'
import { useQuery } from '../../ui/live/use-query.ts'
import { LoadedPage } from '../shared/LoadedPage.tsx'
import { useChoice, usePage } from '../shared/use-choice.ts'
import { useLocation } from '../shared/use-location.ts'
import { JettonsSkeleton } from './JettonsSkeleton.tsx'
import { JettonTiles } from './JettonTiles.tsx'
import type { Narrowed } from './JettonTools.tsx'
import { useFirst } from './use-first.ts'

const JettonCards = lazy(() => import('./JettonCards.tsx'))
const JettonTable = lazy(() => import('./JettonTable.tsx'))
const LeftOut = lazy(() => import('./LeftOut.tsx'))
const Pager = lazy(() => import('../../ui/lists/Pager.tsx'))
const NamedJettons = lazy(() => import('./NamedJettons.tsx'))
const JettonTools = lazy(() => import('./JettonTools.tsx'))

const SORTS = [
  { key: 'marketcap', name: jettonsWords.byMarketCap },
  { key: 'holders', name: commonWords.holders },
  { key: 'supply', name: jettonsWords.bySupply },
] as const
const VIEWS = [
  { key: 'cards', name: listsWords.cards, icon: 'layout-grid' },
  { key: 'table', name: listsWords.table, icon: 'table' },
] as const

/** Prices that are already in this browser, so that the list is sorted from the first render. */
function knownRates(page: number): Narrowed {
  const rates = $jettonRates(page).get()
  return rates.status === 'ready' ? { rates: rates.value } : {}
}

/** All jettons, by pages of the indexer's list, sorted within the page. */
export default function JettonsScreen() {
  // Request nothing until the page number is known from the URL.
  const location = useLocation()
  const [page, goTo] = usePage()
  const [sort, setSort] = useChoice('sort', JETTON_SORTS)
  const [view, setView] = useChoice('view', ['cards', 'table'])
  const [narrowed, setNarrowed] = useState<Narrowed & { page?: number }>({})
  const isPriced = location !== null && sort === 'marketcap'
  const first = useMemo(() => (isPriced ? knownRates(page) : {}), [isPriced, page])
  // Ignore prices and search text of another page.
  const own: Narrowed = narrowed.page === page ? narrowed : first
  return (
    <div className="flex flex-col">
      {/* On phones the list starts above the fold, with rows in either view. */}
      <div className="max-md:(order-last mt-4)">
        <JettonTiles page={location ? page : null} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 mb-3 md:my-4">
        <Choice label={listsWords.sortBy} options={SORTS} chosen={sort} onChoose={setSort} />
        <div className="max-md:hidden">
          <Choice label={listsWords.view} quiet options={VIEWS} chosen={view} onChoose={setView} />
        </div>
      </div>
      <div className="min-h-18 sm:min-h-11 mb-3">
        {location && (
          <LazyBoundary>
            <JettonTools
              key={page}
              list={$jettons(page)}
              page={page}
              prices={$jettonRates(page)}
              sort={sort}
              rates={own.rates}
              onNarrow={more => setNarrowed({ ...own, ...more, page })}
            />
          </LazyBoundary>
        )}
      </div>
      <section className="panel" id="jettons">
        {location ? (
          <LoadedPage
            page={page}
            query={$jettons(page)}
            failed={addressWords.jettonsFailed}
            none={jettonsWords.none}
            isEmpty={({ jettons, unnamed, unreadable }) => jettons.length + unnamed + unreadable === 0}
            loading={<JettonsSkeleton view={view} />}
          >
            {list => <List list={list} page={page} sort={sort} view={view} narrowed={own} />}
          </LoadedPage>
        ) : (
          <JettonsSkeleton view={view} />
        )}
        {own.sought && (
          <LazyBoundary>
            <NamedJettons
              key={own.sought.text}
              {...own.sought}
              onAsk={() => own.sought && setNarrowed({ ...own, sought: { ...own.sought, isAsked: true }, page })}
            />
          </LazyBoundary>
        )}
        <Foot page={page} known={location !== null} onGo={goTo} />
      </section>
    </div>
  )
}

type ListProps = {
  list: JettonPage
  page: number
  sort: (typeof SORTS)[number]['key']
  view: 'cards' | 'table'
  narrowed: Narrowed
}

function List({ list: ranked, page, sort, view, narrowed }: ListProps) {
  const list = useFirst(ranked, page)
  const wanted = useDeferredValue(sort)
  const { rates, fits = () => true } = useDeferredValue(narrowed)
  const jettons = sortJettons(list.jettons.filter(fits), wanted, rates)
  return (
    <>
      <LazyBoundary key={view} fallback={<JettonsSkeleton view={view} />}>
        {view === 'cards' ? (
          <JettonCards jettons={jettons} page={page} />
        ) : (
          <JettonTable jettons={jettons} page={page} />
        )}
      </LazyBoundary>
      {(list.unreadable > 0 || list.unnamed > 0) && (
        <LazyBoundary>
          <LeftOut list={list} />
        </LazyBoundary>
      )}
    </>
  )
}

function Foot({ page, known, onGo }: { page: number; known: boolean; onGo: (page: number) => void }) {
  return known ? <KnownFoot page={page} onGo={onGo} /> : <div className="min-h-14" />
}

/** Pager. A next page exists if the server's page was full, including omitted rows. */
function KnownFoot({ page, onGo }: { page: number; onGo: (page: number) => void }) {
  const state = useQuery($jettons(page))
  const count =
    state.status === 'ready'
      ? state.value.jettons.length + state.value.unnamed + state.value.unreadable
      : state.status === 'failed'
        ? 0
        : null
  return (
    <LazyBoundary fallback={<div className="min-h-14" />}>
      <Pager page={page} size={JETTONS_PAGE} count={count} controls="jettons" onGo={onGo} />
    </LazyBoundary>
  )
}
