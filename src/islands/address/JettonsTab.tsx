import { useMemo } from 'react'
import * as addressWords from '#words/address.ts'
import * as historyWords from '#words/history.ts'
import { jettonNameOf, symbolOf } from '../../domain/foreign/names.ts'
import type { JettonBalance, JettonHistory } from '../../domain/jetton/jetton.ts'
import { byTrustAndWorth, worthInAll, worthOf, worthText } from '../../domain/jetton/worth.ts'
import { pictureOf } from '../../domain/token/trust.ts'
import { jettonPath } from '../../routes.ts'
import { $accountJettons } from '../../stores/address-tokens.ts'
import { $exchange } from '../../stores/exchange.ts'
import { $accountJettonHistory, HISTORY_SHOWN } from '../../stores/token-histories.ts'
import { friendlyAddress, type RawAddress } from '../../ton/address.ts'
import { byPlace, DataList, ListSkeleton } from '../../ui/base/DataList.tsx'
import { ListNote, Unreadable } from '../../ui/base/ListNote.tsx'
import { Notice } from '../../ui/base/Notice.tsx'
import { CardGrid, CardGridSkeleton } from '../../ui/cards/CardGrid.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { NewRows } from '../../ui/feeds/NewRows.tsx'
import { useFirstOrder } from '../../ui/feeds/use-first-order.ts'
import { saveList } from '../../ui/lists/SaveList.tsx'
import { useQuery } from '../../ui/live/use-query.ts'
import { Loaded } from '../../ui/query/Loaded.tsx'
import { TokenImage } from '../../ui/token/TokenImage.tsx'
import { TrustMark } from '../../ui/token/TrustMark.tsx'
import { transferColumns } from './jetton-transfers.tsx'

/** Jettons of an account, and their movements. */
export default function JettonsTab({ raw }: { raw: RawAddress }) {
  return (
    <>
      <Loaded
        query={$accountJettons(raw)}
        actions={saveList}
        failed={addressWords.jettonsFailed}
        empty={{
          title: addressWords.noJettons,
          when: ({ balances, unreadable }) => balances.length + unreadable === 0,
        }}
        loading={<CardGridSkeleton kind="lines" />}
      >
        {({ balances, unreadable, isCapped, isUnmarked }) => (
          <>
            <Worth balances={balances} />
            <Balances balances={balances} />
            {isCapped && <ListNote>{addressWords.cappedJettons}</ListNote>}
            {isUnmarked && <ListNote>{addressWords.unmarkedJettons}</ListNote>}
            <Unreadable count={unreadable} />
          </>
        )}
      </Loaded>
      <h2 className="text-lg font-600 px-4 md:px-5 pt-4 pb-2 border-t border-line">{addressWords.jettonTransfers}</h2>
      <Loaded
        query={$accountJettonHistory(raw)}
        actions={saveList}
        failed={historyWords.failed}
        empty={{
          title: addressWords.noJettonTransfers,
          when: ({ operations, unreadable, isCapped }) => operations.length + unreadable === 0 && !isCapped,
        }}
        loading={<ListSkeleton columns={6} rows={6} lines />}
      >
        {history => <Transfers raw={raw} history={history} />}
      </Loaded>
    </>
  )
}

function Transfers({ raw, history }: { raw: RawAddress; history: JettonHistory }) {
  const { operations, unreadable, isCapped } = history
  if (operations.length + unreadable === 0) return <Notice title={addressWords.noNewJettonTransfers(HISTORY_SHOWN)} />
  return (
    <>
      <DataList
        caption={addressWords.jettonTransfers}
        columns={transferColumns(raw)}
        rows={operations}
        rowKey={byPlace}
      />
      {isCapped && <ListNote>{addressWords.olderTransfers}</ListNote>}
      <Unreadable count={unreadable} />
    </>
  )
}

function Worth({ balances }: { balances: JettonBalance[] }) {
  const { sum, priced } = worthInAll(balances)
  const exchange = useQuery($exchange)
  if (priced === 0) return null
  return (
    <p className="px-4 md:px-5 pt-3">
      <b className="font-600">{worthText(sum, exchange)}</b>{' '}
      <span className="text-sm text-muted">{addressWords.pricedOf(priced, balances.length)}</span>
    </p>
  )
}

const masterOf = ({ jetton }: JettonBalance) => jetton.address

/** Balances in the order of the first render, since trust and prices come later; a button sorts again. */
function Balances({ balances }: { balances: JettonBalance[] }) {
  const sorted = useMemo(() => byTrustAndWorth(balances), [balances])
  const { shown, isMoved, release } = useFirstOrder(sorted, masterOf)
  return (
    <>
      <NewRows count={Number(isMoved)} words={() => addressWords.sortByTrust} onShow={release} />
      <CardGrid kind="lines">
        {shown.map(balance => (
          <BalanceCard key={masterOf(balance)} held={balance} />
        ))}
      </CardGrid>
    </>
  )
}

function BalanceCard({ held }: { held: JettonBalance }) {
  const { jetton, balance } = held
  const symbol = symbolOf(jetton)
  const exchange = useQuery($exchange)
  const worth = jetton.trust === 'blacklist' ? null : worthOf(held)
  return (
    <li>
      <a
        href={jettonPath(friendlyAddress(jetton.address))}
        className="flex items-center gap-3 no-underline md:(panel p-3 h-full hover:border-edge) max-md:(px-4 py-2.5 border-b border-line)"
      >
        <TokenImage src={pictureOf(jetton)} name={symbol} size={36} />
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-2 min-w-0">
            <bdi className="truncate">{jettonNameOf(jetton)}</bdi>
            <TrustMark trust={jetton.trust} />
            {worth !== null && (
              <span className="md:hidden ml-auto shrink-0 max-w-1/2 truncate text-right text-sm text-muted">
                {worthText(worth, exchange)}
              </span>
            )}
          </span>
          <span className="block break-words">
            <Amount units={balance} decimals={jetton.decimals} digits={4} unit={symbol} />
            {worth !== null && (
              <span className="max-md:hidden block text-sm text-muted">{worthText(worth, exchange)}</span>
            )}
          </span>
        </span>
      </a>
    </li>
  )
}
