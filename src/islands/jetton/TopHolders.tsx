import * as commonWords from '#words/common.ts'
import * as holdersWords from '#words/holders.ts'
import * as jettonWords from '#words/jetton.ts'
import {
  isLastOfHolders,
  type JettonDetails,
  type JettonHolder,
  type JettonHolders,
} from '../../domain/jetton/holders.ts'
import { scaled } from '../../domain/jetton/scale.ts'
import { percentOf } from '../../domain/jetton/share.ts'
import { shortHolder } from '../../domain/notation/short.ts'
import { groupDigits } from '../../domain/text/format.ts'
import { $jettonHolders, HOLDERS_PAGE } from '../../stores/jetton-holders.ts'
import { type Column, DataList, ListSkeleton } from '../../ui/base/DataList.tsx'
import { Unreadable } from '../../ui/base/ListNote.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { AddressLink } from '../../ui/chain/AddressLink.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { Pager } from '../../ui/lists/Pager.tsx'
import { useGrowing } from '../../ui/lists/use-growing.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import { Loaded } from '../../ui/query/Loaded.tsx'
import { usePage } from '../shared/use-choice.ts'
import { Concentration } from './Concentration.tsx'

/** Who holds a jetton, the largest first, 100 at a time. */
export default function TopHolders({ jetton }: { jetton: JettonDetails }) {
  const [page, goTo] = usePage()
  const query = $jettonHolders(jetton.address, page)
  const state = useQuery(query)
  const list = state.status === 'ready' ? state.value : null
  const count = list ? list.holders.length + list.unreadable : state.status === 'failed' ? 0 : null
  return (
    <div id="holders">
      <Panel title={jettonWords.topHolders} aside={<Total total={list?.total ?? null} />}>
        <Loaded
          key={page}
          query={query}
          failed={holdersWords.failed}
          empty={{ title: holdersWords.none, when: ({ holders }) => holders.length === 0 }}
          loading={<HoldersSkeleton first={page === 1} />}
        >
          {found => <Holders jetton={jetton} found={found} first={page === 1} />}
        </Loaded>
        <Pager
          page={page}
          size={HOLDERS_PAGE}
          count={count}
          last={count !== null && isLastOfHolders((page - 1) * HOLDERS_PAGE, HOLDERS_PAGE, count, list?.total ?? null)}
          controls="holders"
          onGo={goTo}
        />
      </Panel>
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

function Holders({ jetton, found, first }: { jetton: JettonDetails; found: JettonHolders; first: boolean }) {
  const { shown, end } = useGrowing(found.holders)
  return (
    <>
      {first && <Concentration jetton={jetton} holders={found.holders} />}
      <DataList caption={jettonWords.topHolders} columns={columns(jetton)} rows={shown} rowKey={({ rank }) => rank} />
      <div ref={end} />
      <Unreadable count={found.unreadable} />
    </>
  )
}

const columns = (jetton: JettonDetails): Column<JettonHolder>[] => [
  { label: holdersWords.rank, at: 'sub', cell: ({ rank }) => groupDigits(rank) },
  { label: commonWords.address, at: 'lead', cell: holder => <Owner holder={holder} /> },
  {
    label: commonWords.balance,
    at: 'figure',
    end: true,
    cell: ({ balance }) => (
      <span className="max-md:[&>data]:whitespace-normal">
        <Amount units={scaled(balance, jetton.scale)} decimals={jetton.decimals} digits={4} unit="" />
      </span>
    ),
  },
  {
    label: holdersWords.percentage,
    at: 'when',
    end: true,
    cell: ({ balance }) => percentOf(scaled(balance, jetton.scale), jetton.supply) ?? commonWords.missing,
  },
]

/** The holder; where only its jetton wallet is known, that wallet, named as such. */
function Owner({ holder: { owner, wallet } }: { holder: JettonHolder }) {
  if (owner) return <AddressLink raw={owner} short={shortHolder} />
  if (!wallet) return '—'
  return (
    <>
      <AddressLink raw={wallet} short={shortHolder} />{' '}
      <span className="text-xs text-faint">{holdersWords.jettonWallet}</span>
    </>
  )
}
