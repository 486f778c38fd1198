import { lazy, useCallback, useMemo, useState } from 'react'
import * as commonWords from '#words/common.ts'
import * as transactionWords from '#words/transaction.ts'
import type { JettonWallets } from '../../domain/jetton/jetton.ts'
import { dateTime, groupDigits } from '../../domain/text/format.ts'
import type { FoundTransaction } from '../../domain/transaction/list.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import { blockPath, transactionPath } from '../../routes.ts'
import type { Hash } from '../../ton/hash.ts'
import { Facts } from '../../ui/base/Facts.tsx'
import { HexValue } from '../../ui/base/HexValue.tsx'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { Slot } from '../../ui/base/Slot.tsx'
import { Tile } from '../../ui/base/Tile.tsx'
import { AddressLink } from '../../ui/chain/AddressLink.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { HashLink } from '../../ui/chain/HashLink.tsx'
import { Flow } from '../../ui/transaction/Flow.tsx'
import { JettonWalletsContext } from '../../ui/transaction/jetton-wallets.ts'
import { HEAD, Head, TIME } from './Head.tsx'
import { useReason } from './use-reason.ts'

// It has something to do when it is pressed.
const ProofBadge = lazy(() => import('../proof/ProofBadge.tsx'))

// Most transactions move none.
const JettonMoves = lazy(() => import('./JettonMoves.tsx'))

// Below the first sight.
const TraceSection = lazy(() => import('./trace/TraceSection.tsx'))
const TransactionParts = lazy(() => import('./TransactionParts.tsx'))

type Props = { found: FoundTransaction; asked: Hash }

/** A transaction in full. */
export function TransactionDetails({ found: { transaction }, asked }: Props) {
  const { summary } = transaction
  const reason = useReason(transaction)
  const [wallets, setWallets] = useState<JettonWallets>({})
  const learn = useCallback((more: JettonWallets) => setWallets(known => ({ ...known, ...more })), [])
  return (
    <JettonWalletsContext value={wallets}>
      <section className="panel">
        <div className="pad border-b border-line">
          <Head transaction={transaction} reason={reason} />
          <Proved transaction={transaction} />
          {asked !== transaction.hash && <p className="label mt-1">{transactionWords.byMessage}</p>}
        </div>
        <Flow transaction={transaction} reason={reason} />
      </section>
      <LazyBoundary>{summary.hasJettons && <JettonMoves hash={transaction.hash} onWallets={learn} />}</LazyBoundary>
      <LazyBoundary fallback={<div className="panel mt-4 md:mt-5 min-h-60" />}>
        <TraceSection transaction={transaction} onWallets={learn} />
      </LazyBoundary>
      <Cards transaction={transaction} />
      <Panel title={transactionWords.title}>
        <Information transaction={transaction} />
      </Panel>
      <LazyBoundary fallback={<div className="min-h-200" />}>
        <TransactionParts transaction={transaction} />
      </LazyBoundary>
    </JettonWalletsContext>
  )
}

function Proved({ transaction: { account, lt, hash, block, utime } }: { transaction: Transaction }) {
  const claim = useMemo(() => ({ kind: 'transaction', account, lt, hash }) as const, [account, lt, hash])
  const hint = useMemo(() => ({ block, utime }), [block, utime])
  return (
    <div className="mt-3 min-h-9 max-sm:min-h-12">
      <LazyBoundary>
        <ProofBadge claim={claim} hint={hint} />
      </LazyBoundary>
    </div>
  )
}

function BlockLink({ transaction: { block } }: { transaction: Transaction }) {
  if (!block) return <>—</>
  return (
    <a className="link" href={blockPath(block)}>
      #{groupDigits(block.seqno)}
    </a>
  )
}

function Cards({ transaction }: { transaction: Transaction }) {
  return (
    <div className="grid grid-cols-2 md:grid-cols-3 gap-3 mt-4 md:mt-5 max-md:[&>:last-child]:col-span-2">
      <Tile label={commonWords.block}>
        <BlockLink transaction={transaction} />
      </Tile>
      <Tile label={commonWords.value}>
        <Amount units={transaction.summary.value} />
      </Tile>
      <Tile label={commonWords.fee}>
        <Amount units={transaction.totalFees} />
      </Tile>
    </div>
  )
}

function Information({ transaction }: { transaction: Transaction }) {
  const { hash, account, lt, utime, prevHash, prevLt } = transaction
  const facts = [
    { label: transactionWords.hash, value: <HexValue value={hash} what={commonWords.transactionHash} /> },
    { label: commonWords.account, value: <AddressLink raw={account} /> },
    { label: commonWords.block, value: <BlockLink transaction={transaction} /> },
    { label: commonWords.logicalTime, value: <span className="hash">{lt}</span> },
    { label: transactionWords.timestamp, value: dateTime(utime) },
    ...(prevLt === '0'
      ? []
      : [
          {
            label: transactionWords.previous,
            value: <HashLink hash={prevHash} href={transactionPath(prevHash)} what={commonWords.transactionHash} />,
          },
        ]),
  ]
  return (
    <div className="px-4 md:px-5 py-1">
      <Facts facts={facts} />
    </div>
  )
}

/** The place of a transaction before it is known. */
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
