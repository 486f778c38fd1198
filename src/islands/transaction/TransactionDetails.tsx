import { lazy, useCallback, useMemo, useState } from 'react'
import * as transactionWords from '#words/transaction.ts'
import type { FoundTransaction } from '../../domain/transaction/list.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import type { Hash } from '../../ton/hash.ts'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Slot } from '../../ui/base/Slot.tsx'
import { Flow } from '../../ui/transaction/Flow.tsx'
import { JettonWalletsContext, type KnownWallets, type LearnWallets } from '../../ui/transaction/jetton-wallets.ts'
import { Proved } from '../proof/Proved.tsx'
import { HEAD, Head, TIME } from './Head.tsx'
import { useReason } from './use-reason.ts'

// Lazy: most transactions move no jettons.
const JettonMoves = lazy(() => import('./JettonMoves.tsx'))

// Lazy: below the fold.
const TraceSection = lazy(() => import('./trace/TraceSection.tsx'))
const TransactionParts = lazy(() => import('./TransactionParts.tsx'))

type Props = { found: FoundTransaction; asked: Hash }

const NOTHING: KnownWallets = { wallets: {}, complete: rows => rows }

/** A complete transaction. */
export function TransactionDetails({ found: { transaction }, asked }: Props) {
  const { summary } = transaction
  const reason = useReason(transaction)
  const [{ wallets, items, complete }, setKnown] = useState<KnownWallets>(NOTHING)
  const learn = useCallback<LearnWallets>(
    (more, complete, found) =>
      setKnown(({ wallets, items }) => ({ wallets: { ...wallets, ...more }, items: found ?? items, complete })),
    [],
  )
  const completed = useMemo(
    () => complete([transaction], wallets, items)[0] ?? transaction,
    [transaction, wallets, items, complete],
  )
  return (
    <JettonWalletsContext value={wallets}>
      <section className="panel">
        <div className="pad border-b border-line">
          <Head transaction={completed} reason={reason} />
          <ProvedTransaction transaction={transaction} />
          {asked !== transaction.hash && <p className="label mt-1">{transactionWords.byMessage}</p>}
        </div>
        <Flow transaction={transaction} reason={reason} />
      </section>
      <LazyBoundary fallback={<div className="panel mt-4 md:mt-5 min-h-54.5 max-md:min-h-92.5" />}>
        {summary.hasJettons && <JettonMoves hash={transaction.hash} onWallets={learn} />}
      </LazyBoundary>
      <LazyBoundary fallback={<div className="panel mt-4 md:mt-5 min-h-60" />}>
        <TraceSection transaction={transaction} onWallets={learn} />
      </LazyBoundary>
      <LazyBoundary fallback={<div className="min-h-300" />}>
        <TransactionParts transaction={transaction} />
      </LazyBoundary>
    </JettonWalletsContext>
  )
}

function ProvedTransaction({ transaction }: { transaction: Transaction }) {
  const { account, lt, hash, block, utime, provider } = transaction
  const claim = useMemo(() => ({ kind: 'transaction', account, lt, hash }) as const, [account, lt, hash])
  // The node names no blocks: that of its transaction is from one of the indexes.
  const by = provider === 'toncenter' ? undefined : provider
  const hint = useMemo(() => ({ block, utime, by }), [block, utime, by])
  return <Proved claim={claim} hint={hint} />
}

/** Placeholder of a transaction while it loads. */
export function TransactionSkeleton() {
  return (
    <section className="panel pad min-h-100" aria-busy="true">
      <p className={HEAD}>
        <Slot like="00 000 00 000 000" />
        <span className={TIME}>
          <Slot name="time" like="00 000 0000, 00:00:00 000" />
        </span>
      </p>
      <span className="shimmer h-6 w-80 max-w-full mt-3" />
      <br />
      <span className="shimmer h-40 w-full mt-6" />
    </section>
  )
}
