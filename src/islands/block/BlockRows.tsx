import { lazy } from 'react'
import * as blockWords from '#words/block.ts'
import * as commonWords from '#words/common.ts'
import * as historyWords from '#words/history.ts'
import type { BlockId } from '../../domain/block/block.ts'
import { MISSING } from '../../domain/text/format.ts'
import type { BlockTransactions as BlockPage, ShortTransaction } from '../../domain/transaction/of-block.ts'
import { transactionPath } from '../../routes.ts'
import { getMoreBlockTransactions } from '../../stores/block.ts'
import { type Column, DataList } from '../../ui/base/DataList.tsx'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { AddressLink } from '../../ui/chain/AddressLink.tsx'
import { HashLink } from '../../ui/chain/HashLink.tsx'
import { usePages } from '../../ui/feeds/use-pages.ts'
import Kinds from '../shared/Kinds.tsx'
import { Happening, Moves } from '../transaction/columns.tsx'

// Lazy: at the foot of a long list.
const LoadMore = lazy(() => import('../../ui/feeds/LoadMore.tsx'))

const Hash = ({ hash }: { hash: string }) => (
  <HashLink hash={hash} href={transactionPath(hash)} what={commonWords.transactionHash} />
)

const columns: Column<ShortTransaction>[] = [
  {
    label: commonWords.transaction,
    width: 'xl:w-[44%]',
    at: 'lead',
    cell: ({ hash, summary }) => (summary ? <Happening hash={hash} summary={summary} /> : <Hash hash={hash} />),
  },
  {
    label: commonWords.account,
    width: 'xl:w-[20%]',
    at: 'sub',
    cell: ({ account, summary }) => (
      <span className={summary ? 'block cards:pl-10' : ''}>
        <AddressLink raw={account} />
      </span>
    ),
  },
  {
    label: commonWords.amount,
    at: 'figure',
    end: true,
    cell: ({ summary }) => (summary ? <Moves summary={summary} /> : MISSING),
  },
  { label: blockWords.hash, cell: Hash, end: true },
]

const toPage = ({ transactions, incomplete, unreadable }: BlockPage) => ({
  rows: transactions,
  more: incomplete,
  unreadable,
})

const hashOf = ({ hash }: ShortTransaction) => hash

/** Transactions of a block with their summaries, from the first page on. */
export default function BlockRows({ id, first }: { id: BlockId; first: BlockPage }) {
  const pages = usePages({
    first: toPage(first),
    rowKey: hashOf,
    load: async (last, signal) => toPage(await getMoreBlockTransactions(signal, id, last)),
  })
  return (
    <div data-awaits="">
      <Kinds of={first.transactions.map(({ account }) => account)} />
      <DataList
        caption={commonWords.transactions}
        columns={columns}
        rows={pages.rows}
        rowKey={hashOf}
        cardsBelow="xl"
      />
      <LazyBoundary fallback={<div className="min-h-13" />}>
        <LoadMore pages={pages} failed={historyWords.failed} />
      </LazyBoundary>
    </div>
  )
}
