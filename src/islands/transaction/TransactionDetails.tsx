import { lazy } from 'react'
import * as commonWords from '#words/common.ts'
import * as transactionWords from '#words/transaction.ts'
import { aboutJettons } from '../../domain/jetton/moves.ts'
import { summarize } from '../../domain/reason/summary.ts'
import { dateTime, groupDigits } from '../../domain/text/format.ts'
import { directionOf } from '../../domain/transaction/direction.ts'
import type { FoundTransaction } from '../../domain/transaction/list.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import { hasReason, verdictOf } from '../../domain/transaction/verdict.ts'
import { blockPath } from '../../routes.ts'
import type { Hash } from '../../ton/hash.ts'
import { Facts } from '../../ui/base/Facts.tsx'
import { HexValue } from '../../ui/base/HexValue.tsx'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { Tile } from '../../ui/base/Tile.tsx'
import { AddressLink } from '../../ui/chain/AddressLink.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { Age } from '../../ui/live/Age.tsx'
import { Flow } from '../../ui/transaction/Flow.tsx'
import { OutcomeMark } from '../../ui/transaction/OutcomeMark.tsx'
import { SentenceText } from '../../ui/transaction/SentenceText.tsx'
import { Messages } from './Messages.tsx'
import { Phases } from './Phases.tsx'
import { useReason } from './use-reason.ts'

// Most transactions move none.
const JettonMoves = lazy(() => import('./JettonMoves.tsx'))

const movesJettons = ({ inMessage, outMessages }: Transaction) =>
  aboutJettons(inMessage ? [inMessage, ...outMessages] : outMessages)

type Props = { found: FoundTransaction; asked: Hash }

/** A transaction in full. */
export function TransactionDetails({ found: { transaction }, asked }: Props) {
  const outcome = { ...verdictOf(transaction), reason: useReason(transaction) }
  return (
    <>
      <section className="panel">
        <div className="pad border-b border-line">
          <p className="flex flex-wrap items-center gap-x-3">
            <OutcomeMark outcome={outcome} />
            <span className="text-muted">
              <Age utime={transaction.utime} /> · {dateTime(transaction.utime)}
            </span>
          </p>
          <p className="text-lg mt-2">
            <SentenceText sentence={summarize(transaction)} />
          </p>
          {/* The words come a moment later: their place is kept, two lines on a phone. */}
          {hasReason(transaction) && (
            <p className={`mt-1 min-h-11 sm:min-h-5.5 ${outcome.kind === 'failed' ? 'text-bad' : 'text-muted'}`}>
              {outcome.reason}
            </p>
          )}
          {asked !== transaction.hash && <p className="label mt-1">{transactionWords.byMessage}</p>}
        </div>
        <Flow transaction={transaction} outcome={outcome} />
      </section>
      <LazyBoundary>{movesJettons(transaction) && <JettonMoves hash={transaction.hash} />}</LazyBoundary>
      <Cards transaction={transaction} />
      <Panel title={transactionWords.title}>
        <Information transaction={transaction} />
      </Panel>
      <Messages transaction={transaction} />
      <Panel title={transactionWords.phasesAndFees}>
        <Phases transaction={transaction} />
      </Panel>
    </>
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
  const { amount } = directionOf(transaction)
  return (
    <div className="grid grid-cols-2 md:grid-cols-3 gap-3 mt-4 md:mt-5 max-md:[&>:last-child]:col-span-2">
      <Tile label={commonWords.block}>
        <BlockLink transaction={transaction} />
      </Tile>
      <Tile label={commonWords.value}>
        <Amount units={amount} />
      </Tile>
      <Tile label={commonWords.fee}>
        <Amount units={transaction.totalFees} />
      </Tile>
    </div>
  )
}

function Information({ transaction }: { transaction: Transaction }) {
  const { hash, account, lt, utime } = transaction
  const facts = [
    { label: transactionWords.hash, value: <HexValue value={hash} what={commonWords.transactionHash} /> },
    { label: commonWords.account, value: <AddressLink raw={account} /> },
    { label: commonWords.block, value: <BlockLink transaction={transaction} /> },
    { label: commonWords.logicalTime, value: <span className="hash">{lt}</span> },
    { label: transactionWords.timestamp, value: dateTime(utime) },
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
      <span className="shimmer h-5 w-60" />
      <br />
      <span className="shimmer h-6 w-80 max-w-full mt-3" />
      <br />
      <span className="shimmer h-40 w-full mt-6" />
    </section>
  )
}
