import { lazy, useState } from 'react'
import * as commonWords from '#words/common.ts'
import * as transactionWords from '#words/transaction.ts'
import { isNotFound } from '../../domain/text/problem.ts'
import type { FoundTransaction } from '../../domain/transaction/list.ts'
import { pathArgument } from '../../routes.ts'
import { $transaction } from '../../stores/transaction.ts'
import { type Hash, parseHash } from '../../ton/hash.ts'
import { DocumentTitle } from '../../ui/base/DocumentTitle.tsx'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Notice } from '../../ui/base/Notice.tsx'
import { useQuery } from '../../ui/live/use-query.ts'
import { Loaded } from '../../ui/query/Loaded.tsx'
import { Compare } from '../compare/Compare.tsx'
import { useLocation } from '../shared/use-location.ts'
import { withAddressBook } from '../shared/with-address-book.tsx'
import { TransactionDetails, TransactionSkeleton } from './TransactionDetails.tsx'

// Lazy: pending messages and the block scan are only for hashes unknown to all indexes.
const Unknown = lazy(() => import('./Unknown.tsx'))
const Scan = lazy(() => import('./Scan.tsx'))

const fact = () => import('../../stores/compare/transaction.ts')

/** One transaction, by the hash in the path, in any form. */
export default withAddressBook(function TransactionScreen() {
  const location = useLocation()
  const path = location?.pathname ?? ''
  const hash = location && parseHash(pathArgument(path, '/tx/') ?? pathArgument(path, '/trace/') ?? '')
  return (
    <>
      <h1 className="text-xl font-600 mb-4">{transactionWords.title}</h1>
      {location === null && <TransactionSkeleton />}
      {hash && <Found hash={hash} />}
      {location && !hash && (
        <section className="panel">
          <Notice title={transactionWords.notFound}>
            {transactionWords.notFoundWhy}
            {commonWords.gap}
            {transactionWords.hashForms}
          </Notice>
        </section>
      )}
    </>
  )
})

function Found({ hash }: { hash: Hash }) {
  const [scanned, setScanned] = useState<FoundTransaction>()
  const [isUnknown, setUnknown] = useState(false)
  const state = useQuery($transaction(hash))
  const hasFailed = state.status === 'failed'
  if (hasFailed && !isUnknown && isNotFound(state.error)) setUnknown(true)
  if (scanned) return <TransactionDetails found={scanned} asked={hash} />
  // Retries continue: a later failure of another kind does not remove this screen.
  if (hasFailed && isUnknown)
    return (
      <>
        <Title hash={hash} />
        <LazyBoundary fallback={<TransactionSkeleton />}>
          <Unknown hash={hash} onFound={setScanned} />
        </LazyBoundary>
      </>
    )
  return (
    <>
      <Title hash={hash} />
      <Loaded
        framed
        query={$transaction(hash)}
        failed={transactionWords.failed}
        loading={<TransactionSkeleton />}
        actions={shown => <Compare shown={shown} fact={fact} />}
      >
        {found => <TransactionDetails found={found} asked={hash} />}
      </Loaded>
      {hasFailed && (
        // The node's blocks can be scanned without the indexer.
        <div className="mt-4">
          <LazyBoundary>
            <Scan hash={hash} why="failed" onFound={setScanned} />
          </LazyBoundary>
        </div>
      )}
    </>
  )
}

const Title = ({ hash }: { hash: Hash }) => <DocumentTitle name={transactionWords.documentName(hash.slice(0, 8))} />
