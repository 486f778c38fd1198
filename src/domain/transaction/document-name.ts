import * as endingWords from '#words/ending.ts'
import { formatAmount } from '../notation/amount.ts'
import { COIN } from '../text/coin.ts'
import type { TraceOutcome } from './outcome.ts'

/** Document title for a transaction whose TON came back by its trace; null for other outcomes. */
export function documentName(ending: TraceOutcome | null): string | null {
  if (ending?.kind !== 'came-back' || ending.back?.wallet !== null) return null
  return endingWords.cameBackName(`${formatAmount(ending.back.units)} ${COIN}`)
}
