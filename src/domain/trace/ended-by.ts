import * as endingWords from '#words/ending.ts'
import type { JettonWallets } from '../jetton/jetton.ts'
import { OPCODE } from '../summary/message.ts'
import { type End, endOf, type Outcome, type TraceOutcome } from '../transaction/outcome.ts'
import type { Sentence } from '../transaction/sentence.ts'
import type { Transaction } from '../transaction/transaction.ts'
import { Branches, operationOf } from './branch.ts'
import { endingOf } from './ending.ts'
import { storyOf } from './story.ts'
import type { Trace } from './trace.ts'

/**
 * Outcome of a transaction's messages. `sentence`: replaces the transaction's own for a swap, stake or bid; `source`: of that information;
 * `note`: replaces the outcome's text.
 */
export type Ended = {
  ending: TraceOutcome
  end: End
  sentence: Sentence | null
  source: string | null
  note: string | null
}

/** True if a step failed, which the outcome's text names. */
const isFailure = (ending: TraceOutcome) => ending.kind === 'came-back' && typeof ending.step === 'number'

/** Outcome with problems after arrival, if any. */
function reservationOf(ending: TraceOutcome): Outcome {
  if (ending.kind !== 'arrived') return ending
  if (ending.failed !== undefined) return { kind: 'failed-later' }
  return ending.inVain ? { kind: 'in-vain' } : ending
}

/** True if an order to hand over an NFT went to an account that is not listed as an NFT item and sent no message as one. */
function isUnprovedItem(trace: Trace, { hash, outMessages }: Transaction): boolean {
  const place = trace.steps.findIndex(step => step.hash === hash)
  const branches = new Branches(trace)
  return outMessages.some(message => {
    const receiver = operationOf(message)?.opcode === OPCODE.nftTransfer ? branches.receiverOf(place, message) : 'open'
    return typeof receiver !== 'string' && !branches.isItem(receiver)
  })
}

/** Outcome of a transaction's messages by its trace at `now` (unix seconds) and the known jetton wallets; null if it sent nothing. */
export function endedBy(
  trace: Trace,
  transaction: Transaction,
  now: number,
  wallets: JettonWallets = {},
): Ended | null {
  const ending = endingOf(trace, transaction, now)
  if (!ending) return null
  const story = storyOf(trace, transaction, ending)
  if (story?.sums.every(({ wallet }) => !wallet || wallets[wallet])) {
    const { end, sentence, source } = story
    return { ending, end, sentence, source, note: isFailure(ending) ? null : source }
  }
  const isClaimed =
    ending.kind === 'arrived' && (transaction.summary.own !== null || isUnprovedItem(trace, transaction))
  const end = endOf(isClaimed ? { kind: 'claimed' } : reservationOf(ending))
  return { ending, end, sentence: null, source: null, note: isClaimed ? endingWords.claimed : null }
}
