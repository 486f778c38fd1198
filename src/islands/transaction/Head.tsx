import { lazy, useState } from 'react'
import * as transactionWords from '#words/transaction.ts'
import { dateTime } from '../../domain/text/format.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import { LazyBoundary } from '../../ui/base/LazyBoundary.tsx'
import { Age } from '../../ui/live/Age.tsx'
import { CommentText } from '../../ui/transaction/CommentText.tsx'
import { OutcomeMark, TONE_COLOURS } from '../../ui/transaction/OutcomeMark.tsx'
import { SentenceText } from '../../ui/transaction/SentenceText.tsx'
import type { TraceOutcome } from './Ending.tsx'

// Lazy: below the fold, or rarely needed.
const Ending = lazy(() => import('./Ending.tsx'))
const ChangeBand = lazy(() => import('./ChangeBand.tsx'))
const HeadEnd = lazy(() => import('./HeadEnd.tsx'))
const CopyAmount = lazy(() => import('./CopyAmount.tsx'))

// The time is at the end of the line, or on a separate line on phones, so that it does not move when the status appears.
export const HEAD = 'flex flex-wrap items-center gap-x-3'
export const TIME = 'text-muted max-sm:basis-full sm:ml-auto'

type Props = { transaction: Transaction; reason: string | null }

/** Head of a transaction: request, outcome by its trace, and changes. */
export function Head({ transaction, reason }: Props) {
  const { summary, utime } = transaction
  const [ending, setEnding] = useState<TraceOutcome | null>(null)
  const { end, name, sentence } = ending ?? { ...summary, name: null }
  const colour = TONE_COLOURS[end.tone]
  return (
    <>
      <p className={HEAD}>
        <OutcomeMark end={end} />
        <span className="text-muted">
          <Age utime={utime} />
        </span>
        <span className={TIME}>{dateTime(utime)}</span>
      </p>
      <p className="headline" ref={keepHeight}>
        <SentenceText sentence={sentence ?? summary.sentence} />{' '}
        <LazyBoundary fallback={<span className="quiet" />}>
          <CopyAmount sentence={sentence ?? summary.sentence} />
        </LazyBoundary>
      </p>
      {summary.comment && (
        <p className="mt-1">
          <CommentText comment={summary.comment} />
        </p>
      )}
      {summary.outcome.kind === 'sent' && (
        <p className={`mt-1 min-h-[2lh] sm:min-h-[1lh] ${colour}`}>
          <LazyBoundary fallback={transactionWords.reading}>
            <Ending transaction={transaction} onEnding={setEnding} />
          </LazyBoundary>
        </p>
      )}
      {/* The text comes later: reserve its lines, two on a phone. */}
      {summary.end.hasReason && <p className={`mt-1 min-h-[2lh] sm:min-h-[1lh] ${colour}`}>{reason}</p>}
      <LazyBoundary>{summary.changes.length > 0 && <ChangeBand summary={summary} />}</LazyBoundary>
      <LazyBoundary>
        <HeadEnd transaction={transaction} name={name} sentence={sentence ?? summary.name} />
      </LazyBoundary>
    </>
  )
}

/** Keeps a sentence's first height, since its replacement may be a line shorter. */
function keepHeight(line: HTMLElement | null) {
  if (line) line.style.minHeight ||= `${line.offsetHeight}px`
}
