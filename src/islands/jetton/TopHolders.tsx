import { useMemo } from 'react'
import * as holdersWords from '#words/holders.ts'
import * as jettonWords from '#words/jetton.ts'
import * as worthWords from '#words/worth.ts'
import { unitOf } from '../../domain/foreign/names.ts'
import { isLastOfHolders, type JettonDetails, type JettonHolders } from '../../domain/jetton/holders.ts'
import { exceedsSupply } from '../../domain/jetton/plausible.ts'
import type { TokenRate } from '../../domain/market/market.ts'
import { groupDigits } from '../../domain/text/format.ts'
import type { Query } from '../../lib/query-state.ts'
import { recentValue } from '../../lib/recent-value.ts'
import { $exchange } from '../../stores/exchange.ts'
import { $jettonHolders, HOLDERS_PAGE } from '../../stores/jetton-holders.ts'
import { DataList, ListSkeleton } from '../../ui/base/DataList.tsx'
import { ListNote, Unreadable } from '../../ui/base/ListNote.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import Pager from '../../ui/lists/Pager.tsx'
import { useGrowing } from '../../ui/lists/use-growing.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import { InsetBand } from '../../ui/warnings/Band.tsx'
import { ContractMethods } from '../contract/ContractMethods.tsx'
import { LoadedPage } from '../shared/LoadedPage.tsx'
import { usePage } from '../shared/use-choice.ts'
import { Concentration } from './Concentration.tsx'
import { holderColumns } from './holder-columns.tsx'

/** Holders of a jetton by balance, 100 per page. */
export function TopHolders({ jetton, rate }: { jetton: JettonDetails; rate: Query<TokenRate | null> }) {
  const [page, goTo] = usePage()
  const known = recentValue(useQuery(rate))
  // A scaled jetton's price may be of an unscaled unit.
  const isPriced = jetton.scale === null && jetton.trust !== 'blacklist'
  const price = isPriced ? (known?.price ?? null) : null
  const query = $jettonHolders(jetton.address, page)
  const state = useQuery(query)
  const list = state.status === 'ready' ? state.value : null
  const count = list ? list.holders.length + list.unreadable : state.status === 'failed' ? 0 : null
  return (
    <div id="holders">
      <Panel title={jettonWords.topHolders} aside={<Total total={list?.total ?? null} />}>
        <LoadedPage
          page={page}
          query={query}
          failed={holdersWords.failed}
          none={holdersWords.none}
          isEmpty={({ holders, unreadable }) => holders.length + unreadable === 0}
          loading={<HoldersSkeleton first={page === 1} />}
        >
          {found => <Holders jetton={jetton} found={found} price={price} first={page === 1} />}
        </LoadedPage>
        <Pager
          page={page}
          size={HOLDERS_PAGE}
          count={count}
          last={count !== null && isLastOfHolders((page - 1) * HOLDERS_PAGE, HOLDERS_PAGE, count, list?.total ?? null)}
          controls="holders"
          onGo={goTo}
        />
      </Panel>
      <ContractMethods raw={jetton.address} />
    </div>
  )
}

const Total = ({ total }: { total: number | null }) => (
  <p className="label">{total === null ? '' : holdersWords.inAll(groupDigits(total))}</p>
)

function HoldersSkeleton({ first }: { first: boolean }) {
  return (
    <>
      {first && <div className="min-h-34" />}
      <ListSkeleton columns={4} rows={20} lines />
    </>
  )
}

type HoldersProps = {
  jetton: JettonDetails
  found: JettonHolders
  /** US dollars per jetton; null if unknown */
  price: number | null
  first: boolean
}

function Holders({ jetton, found, price, first }: HoldersProps) {
  const { shown, end } = useGrowing(found.holders)
  const exchange = useQuery($exchange)
  const columns = useMemo(() => holderColumns(jetton, price, exchange), [jetton, price, exchange])
  return (
    <>
      {exceedsSupply(found.holders, jetton.scale === null ? jetton.supply : null) && (
        <InsetBand tone="bad">{holdersWords.exceedsSupply}</InsetBand>
      )}
      {first && <Concentration jetton={jetton} holders={found.holders} />}
      <DataList caption={jettonWords.topHolders} columns={columns} rows={shown} rowKey={({ rank }) => rank} />
      <div ref={end} />
      {price !== null && <ListNote>{worthWords.holdersPriced(unitOf(jetton))}</ListNote>}
      <Unreadable count={found.unreadable} />
    </>
  )
}
