import * as endingWords from '#words/ending.ts'
import type { TraceOutcome } from '../../domain/transaction/outcome.ts'
import { Filled } from '../parts/Filled.tsx'
import { SumAmount } from './SumAmount.tsx'

/** Outcome of a transaction's messages in a sentence. */
export function EndingText({ ending }: { ending: TraceOutcome }) {
  switch (ending.kind) {
    case 'arrived':
      if (ending.failed !== undefined) return endingWords.failedLater(ending.count, ending.failed + 1)
      if (ending.inVain) return endingWords.inVain
      return ending.count > 1 ? endingWords.allArrived(ending.count) : endingWords.arrived
    case 'waits':
      return <Filled text={endingWords.waits} slots={{ sum: <SumAmount sum={ending.sum} /> }} />
    case 'ignored':
      return endingWords.ignored
    case 'came-back': {
      const slots = { sum: <SumAmount sum={ending.sum} />, back: ending.back && <SumAmount sum={ending.back} /> }
      const text = ending.back ? endingWords.cameBack : endingWords.neverLeft
      return <Filled text={text(typeof ending.step === 'number' ? ending.step + 1 : ending.step)} slots={slots} />
    }
    case 'stayed':
      return <Filled text={endingWords.stayed(ending.step + 1)} slots={{ sum: <SumAmount sum={ending.sum} /> }} />
    case 'partly':
      if (ending.of === 1) return endingWords.inPart
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
