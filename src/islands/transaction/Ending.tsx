import { useContext, useEffect, useMemo } from 'react'
import * as endingWords from '#words/ending.ts'
import * as transactionWords from '#words/transaction.ts'
import { endingOf } from '../../domain/trace/ending.ts'
import { storyOf } from '../../domain/trace/story.ts'
import { documentName } from '../../domain/transaction/document-name.ts'
import { type End, endOf, type TraceOutcome } from '../../domain/transaction/outcome.ts'
import type { Sentence } from '../../domain/transaction/sentence.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import { $trace } from '../../stores/trace.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import { EndingText } from '../../ui/transaction/EndingText.tsx'
import { JettonWalletsContext } from '../../ui/transaction/jetton-wallets.ts'

/** Outcome of a transaction in words, the title of its page, and a sentence that replaces the transaction's own. */
export type Told = { end: End; name: string | null; sentence: Sentence | null }

type Props = {
  transaction: Transaction
  /** gets what came of the transaction, once its trace is known, and the name of a page about that */
  onEnding: (ending: Told | null) => void
}

/** Outcome of what a transaction sent, in a sentence: first that it is being read. */
export default function Ending({ transaction, onEnding }: Props) {
  const state = useQuery($trace(transaction.hash))
  const trace = state.status === 'ready' ? state.value : undefined
  const ending = useMemo(() => (trace ? endingOf(trace, transaction, Date.now() / 1000) : null), [trace, transaction])
  const wallets = useContext(JettonWalletsContext)
  const story = useMemo(
    () => (trace && ending ? storyOf(trace, transaction, ending) : null),
    [trace, transaction, ending],
  )
  const known = story?.sums.every(({ wallet }) => !wallet || wallets?.[wallet]) ? story : null
  const isClaimed = ending?.kind === 'arrived' && transaction.summary.own !== null
  useEffect(() => {
    if (!ending) return
    onEnding({
      end: known?.end ?? (isClaimed ? endOf({ kind: 'claimed' }) : endOf(ending)),
      name: known ? null : documentName(ending),
      sentence: known?.sentence ?? null,
    })
  }, [ending, onEnding, known, isClaimed])
  if (state.status === 'failed') return endingWords.notKnown
  if (known?.source && !isFailure(ending)) return known.source
  if (isClaimed) return endingWords.claimed
  if (!ending) return transactionWords.reading
  return (
    <>
      <EndingText ending={ending} />
      {known?.source && ` ${known.source}`}
    </>
  )
}

/** True where a step failed, which the words on the end name. */
const isFailure = (ending: TraceOutcome | null) => ending?.kind === 'came-back' && ending.step !== null
