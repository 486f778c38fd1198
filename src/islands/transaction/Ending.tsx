import { useContext, useEffect, useMemo } from 'react'
import * as endingWords from '#words/ending.ts'
import * as transactionWords from '#words/transaction.ts'
import { endedBy } from '../../domain/trace/ended-by.ts'
import { documentName } from '../../domain/transaction/document-name.ts'
import type { End } from '../../domain/transaction/outcome.ts'
import type { Sentence } from '../../domain/transaction/sentence.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import { $trace } from '../../stores/trace.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import { EndingText } from '../../ui/transaction/EndingText.tsx'
import { JettonWalletsContext } from '../../ui/transaction/jetton-wallets.ts'

/** Outcome of a trace. `name`: for the document title; `sentence`: replaces the transaction's own. */
export type TraceOutcome = { end: End; name: string | null; sentence: Sentence | null }

type Props = {
  transaction: Transaction
  /** called with the outcome once the trace is loaded */
  onEnding: (ending: TraceOutcome) => void
}

/** Outcome of a transaction's trace in a sentence, or a progress text until it is loaded. */
export default function Ending({ transaction, onEnding }: Props) {
  const state = useQuery($trace(transaction.hash))
  const trace = state.status === 'ready' ? state.value : undefined
  const wallets = useContext(JettonWalletsContext)
  const ended = useMemo(
    () => (trace ? endedBy(trace, transaction, Date.now() / 1000, wallets) : null),
    [trace, transaction, wallets],
  )
  useEffect(() => {
    if (!ended) return
    const { end, ending, sentence } = ended
    onEnding({ end, name: sentence ? null : documentName(ending), sentence })
  }, [ended, onEnding])
  if (state.status === 'failed') return endingWords.notKnown
  if (!ended) return transactionWords.reading
  if (ended.note) return ended.note
  return (
    <>
      <EndingText ending={ended.ending} />
      {ended.source && ` ${ended.source}`}
    </>
  )
}
