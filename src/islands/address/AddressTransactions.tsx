import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { JettonWallets } from '../../domain/jetton.ts'
import type { KnownAddresses } from '../../domain/known-address.ts'
import type { TransactionHistory } from '../../domain/transaction-list.ts'
import { $accountFacts } from '../../stores/account-facts.ts'
import { $accountTransactions, loadOlderTransactions } from '../../stores/address.ts'
import { $accountJettons } from '../../stores/address-tokens.ts'
import type { RawAddress } from '../../ton/address.ts'
import { DataList, ListSkeleton } from '../../ui/DataList.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { LoadMore } from '../../ui/LoadMore.tsx'
import { messages } from '../../ui/messages.ts'
import { usePages } from '../../ui/use-pages.ts'
import { historyColumns } from '../transaction/columns.tsx'

/** An account's history: the latest 50, and older ones at the reader's wish. */
export function AddressTransactions({ raw }: { raw: RawAddress }) {
  return (
    <Loaded
      query={$accountTransactions(raw)}
      failed={messages.transactions.failed}
      empty={{ title: messages.transactions.none, when: ({ transactions }) => transactions.length === 0 }}
      loading={<ListSkeleton columns={6} rows={12} />}
    >
      {first => <History raw={raw} first={first} />}
    </Loaded>
  )
}

const toPage = ({ transactions, more, unreadable }: TransactionHistory) => ({ rows: transactions, more, unreadable })

function History({ raw, first }: { raw: RawAddress; first: TransactionHistory }) {
  const [later, setLater] = useState(first.known)
  const own = useOwnFacts(raw)
  const pages = usePages({
    first: toPage(first),
    rowKey: ({ hash }) => hash,
    async load(last, signal) {
      const older = await loadOlderTransactions(
        raw,
        { transactions: [last], known: {}, unreadable: 0, more: true },
        signal,
      )
      setLater(known => ({ ...known, ...older.known }))
      return toPage(older)
    },
  })
  return (
    <>
      <DataList
        caption="Transactions"
        columns={historyColumns({ ...later, ...first.known, ...own }, useJettonWallets(raw))}
        rows={pages.rows}
        rowKey={({ hash }) => hash}
      />
      <LoadMore pages={pages} failed={messages.transactions.failed} />
    </>
  )
}

/** By which the jettons in a row are told; until they are known it says "and jettons". */
function useJettonWallets(raw: RawAddress): JettonWallets {
  const jettons = useStore($accountJettons(raw), { ssr: 'initial' })
  return jettons.status === 'ready' ? jettons.value.wallets : {}
}

/** What the page knows of its own account, for its mentions in the list. */
function useOwnFacts(raw: RawAddress): KnownAddresses {
  const facts = useStore($accountFacts(raw), { ssr: 'initial' })
  return facts.status === 'ready' ? { [raw]: facts.value } : {}
}
