import * as transactionWords from '#words/transaction.ts'
import { formatAmount } from '../notation/amount.ts'
import { COIN } from '../text/coin.ts'
import type { TraceOutcome } from './outcome.ts'
import type { Sentence, Summary } from './sentence.ts'
import { sentenceText } from './sentence-text.ts'

/** Whether a sentence holds an amount of jettons, which has no figure before it is known which they are. */
const hasJettons = ({ slots }: Sentence): boolean =>
  Object.values(slots).some(slot =>
    'sum' in slot ? slot.sum.wallet !== null : 'sentence' in slot && hasJettons(slot.sentence),
  )

/** The name of a transaction's page, with its amount in TON: by its trace where that took it back. */
export function documentName({ sentence, title }: Summary, ending: TraceOutcome | null): string {
  if (ending?.kind === 'came-back' && ending.back?.wallet === null)
    return transactionWords.cameBack(`${formatAmount(ending.back.units)} ${COIN}`)
  return sentenceText(hasJettons(sentence) ? title : sentence)
}
