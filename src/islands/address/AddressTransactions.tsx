import { lazy, useDeferredValue, useState } from 'react'
import * as commonWords from '#words/common.ts'
import * as historyWords from '#words/history.ts'
import type { TransactionHistory } from '../../domain/transaction/list.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import { $accountTransactions, loadOlderTransactions } from '../../stores/address.ts'
import { $accountJettons, $accountNfts } from '../../stores/address-tokens.ts'
import type { RawAddress } from '../../ton/address.ts'
import { DataList, ListSkeleton } from '../../ui/base/DataList.tsx'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { usePages } from '../../ui/feeds/use-pages.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import { Loaded } from '../../ui/query/Loaded.tsx'
import { JettonWalletsContext } from '../../ui/transaction/jetton-wallets.ts'
import { historyColumns } from '../transaction/columns.tsx'
import type { Dated } from './DateJump.tsx'
import type { HistoryProps } from './HistoryFilter.tsx'
import type { HeldHistory } from './NewHistory.tsx'
import { useKnownFacts } from './use-known-facts.ts'

// Lazy: used once the rows are loaded.
const HistoryFilter = lazy(() => import('./HistoryFilter.tsx'))
const HistoryFoot = lazy(() => import('./HistoryFoot.tsx'))

/** An account's history: the latest 50 rows, or those up to a day, and older ones on request. */
export default function AddressTransactions({ raw }: { raw: RawAddress }) {
  const [dated, onDate] = useState<Dated>()
  const [held, onHold] = useState<HeldHistory>()
  const date = { raw, dated, onDate, held, onHold }
  if (dated) return <History key={dated.until} first={dated.history} date={date} />
  return (
    <Loaded
      query={$accountTransactions(raw)}
      failed={historyWords.failed}
      empty={{ title: historyWords.none, when: ({ transactions }) => transactions.length === 0 }}
      loading={<ListSkeleton columns={6} rows={12} cardsBelow="xl" lines />}
    >
      {first => <History key={held?.began} first={held ?? first} date={date} />}
    </Loaded>
  )
}

const toPage = ({ transactions, more, unreadable }: TransactionHistory) => ({ rows: transactions, more, unreadable })
const hashOf = ({ hash }: Transaction) => hash

function History({ first, date }: { first: TransactionHistory; date: HistoryProps }) {
  const { raw } = date
  const pages = usePages({
    first: toPage(first),
    rowKey: hashOf,
    load: async (last, signal) => toPage(await loadOlderTransactions(raw, last, signal)),
  })
  const jettons = useQuery($accountJettons(raw))
  // Jettons by wallet, to name the jettons in rows.
  const wallets = jettons.status === 'ready' ? jettons.value.wallets : undefined
  const nfts = useQuery($accountNfts(raw))
  const completed = useKnownFacts(pages.rows, wallets, nfts.status === 'ready' ? nfts.value.items : undefined)
  // Thousands of rows are counted after they are rendered.
  const counted = useDeferredValue(completed)
  const [matches, setMatches] = useState<(row: Transaction) => boolean>()
  const shown = matches ? completed.filter(matches) : completed
  return (
    <JettonWalletsContext value={wallets}>
      <div data-awaits="">
        <LazyBoundary fallback={<div className="min-h-15.75 md:min-h-14" />}>
          <HistoryFilter rows={counted} onFilter={chosen => setMatches(() => chosen)} {...date} />
        </LazyBoundary>
        <DataList
          caption={commonWords.transactions}
          columns={historyColumns}
          rows={shown}
          rowKey={hashOf}
          cardsBelow="xl"
        />
      </div>
      <LazyBoundary fallback={<div className="min-h-22" />}>
        <HistoryFoot raw={raw} pages={pages} rows={counted} shown={shown} />
      </LazyBoundary>
    </JettonWalletsContext>
  )
}
