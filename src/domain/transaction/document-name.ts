import * as endingWords from '#words/ending.ts'
import { formatAmount } from '../notation/amount.ts'
import { COIN } from '../text/coin.ts'
import type { TraceOutcome } from './outcome.ts'

/** The name of a page whose transaction's TON came back by its trace; null for other ends. */
export function documentName(ending: TraceOutcome | null): string | null {
  if (ending?.kind !== 'came-back' || ending.back?.wallet !== null) return null
  return endingWords.cameBackName(`${formatAmount(ending.back.units)} ${COIN}`)
}
