import { lazy, type ReactNode } from 'react'
import * as blockWords from '#words/block.ts'
import * as commonWords from '#words/common.ts'
import * as historyWords from '#words/history.ts'
import { type BlockId, isMasterchain } from '../../domain/block/block.ts'
import type { BlockTransactions as BlockPage, ShortTransaction } from '../../domain/transaction/of-block.ts'
import { $blockTransactions, getMoreBlockTransactions } from '../../stores/block.ts'
import { type Column, DataList, ListSkeleton } from '../../ui/base/DataList.tsx'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { AddressLink } from '../../ui/chain/AddressLink.tsx'
import { TransactionLink } from '../../ui/chain/TransactionLink.tsx'
import { usePages } from '../../ui/feeds/use-pages.ts'
import { saveList } from '../../ui/lists/SaveList.tsx'
import { Loaded, Loading } from '../../ui/query/Loaded.tsx'

// At the foot of a long list.
const LoadMore = lazy(() => import('../../ui/feeds/LoadMore.tsx'))

const columns: Column<ShortTransaction>[] = [
  { label: commonWords.account, at: 'lead', cell: ({ account }) => <AddressLink raw={account} /> },
  {
    label: commonWords.transaction,
    at: 'figure',
    cell: ({ hash, end }) => <TransactionLink hash={hash} end={end} />,
  },
  { label: commonWords.logicalTime, at: 'sub', end: true, cell: ({ lt }) => <span className="hash">{lt}</span> },
]

const waiting = <ListSkeleton columns={columns.length} rows={3} lines />

export const BlockTransactions = ({ id }: { id: BlockId }) => (
  <TransactionsPanel id={id}>
    <Loaded
      query={$blockTransactions(id.workchain, id.shard, id.seqno)}
      actions={saveList}
      failed={historyWords.failed}
      empty={{ title: blockWords.noTransactions, when: ({ transactions }) => transactions.length === 0 }}
      loading={waiting}
    >
      {first => <Rows id={id} first={first} />}
    </Loaded>
  </TransactionsPanel>
)

/** The place of a block's transactions while it is not known whether there is such a block. */
export const BlockTransactionsSkeleton = ({ id }: { id: BlockId }) => (
  <TransactionsPanel id={id}>
    <Loading>{waiting}</Loading>
  </TransactionsPanel>
)

const TransactionsPanel = ({ id, children }: { id: BlockId; children: ReactNode }) => (
  <Panel title={commonWords.transactions}>
    {children}
    {isMasterchain(id) && (
      <p className="border-t border-line px-4 md:px-5 py-3 text-sm text-muted">{blockWords.ofUsers}</p>
    )}
  </Panel>
)

const toPage = ({ transactions, incomplete, unreadable }: BlockPage) => ({
  rows: transactions,
  more: incomplete,
  unreadable,
})

const hashOf = ({ hash }: BlockPage['transactions'][number]) => hash

function Rows({ id, first }: { id: BlockId; first: BlockPage }) {
  const pages = usePages({
    first: toPage(first),
    rowKey: hashOf,
    load: async (last, signal) => toPage(await getMoreBlockTransactions(signal, id, last)),
  })
  return (
    <>
      <DataList caption={commonWords.transactions} columns={columns} rows={pages.rows} rowKey={hashOf} />
      <LazyBoundary fallback={<div className="min-h-13" />}>
        <LoadMore pages={pages} failed={historyWords.failed} />
      </LazyBoundary>
    </>
  )
}
