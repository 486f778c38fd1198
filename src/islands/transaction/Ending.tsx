import { useEffect, useMemo } from 'react'
import * as endingWords from '#words/ending.ts'
import * as transactionWords from '#words/transaction.ts'
import { endingOf } from '../../domain/trace/ending.ts'
import { documentName } from '../../domain/transaction/document-name.ts'
import { type End, endOf, type TraceOutcome } from '../../domain/transaction/outcome.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import { $trace } from '../../stores/trace.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import { Filled } from '../../ui/parts/Filled.tsx'
import { SumAmount } from '../../ui/transaction/SumAmount.tsx'

type Props = {
  transaction: Transaction
  /** gets what came of the transaction, once its trace is known, and the name of a page about that */
  onEnding: (ending: { end: End; name: string | null } | null) => void
}

/** What came of what a transaction sent, in a sentence: first that it is being read. */
export default function Ending({ transaction, onEnding }: Props) {
  const state = useQuery($trace(transaction.hash))
  const trace = state.status === 'ready' ? state.value : undefined
  const ending = useMemo(() => (trace ? endingOf(trace, transaction, Date.now() / 1000) : null), [trace, transaction])
  useEffect(() => {
    if (ending) onEnding({ end: endOf(ending), name: documentName(ending) })
  }, [ending, onEnding])
  if (state.status === 'failed') return endingWords.notKnown
  return ending ? <EndingText ending={ending} /> : transactionWords.reading
}

function EndingText({ ending }: { ending: TraceOutcome }) {
  switch (ending.kind) {
    case 'arrived':
      if (ending.inVain) return endingWords.inVain
      return ending.count > 1 ? endingWords.allArrived(ending.count) : endingWords.arrived
    case 'waits':
      return <Filled text={endingWords.waits} slots={{ sum: <SumAmount sum={ending.sum} /> }} />
    case 'came-back': {
      const slots = { sum: <SumAmount sum={ending.sum} />, back: ending.back && <SumAmount sum={ending.back} /> }
      const text = ending.back ? endingWords.cameBack : endingWords.neverLeft
      return <Filled text={text(ending.step + 1)} slots={slots} />
    }
    case 'stayed':
      return <Filled text={endingWords.stayed(ending.step + 1)} slots={{ sum: <SumAmount sum={ending.sum} /> }} />
    case 'partly':
      return [
        endingWords.partly(ending.arrived, ending.of),
        ending.back > 0 ? endingWords.partlyBack(ending.back) : '',
        ending.stayed > 0 ? endingWords.partlyStayed(ending.stayed) : '',
      ]
        .filter(Boolean)
        .join(' ')
    case 'under-way':
      return endingWords.underWay(ending.done, ending.of)
    case 'unknown':
      return endingWords.unknown
  }
}
