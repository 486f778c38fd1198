import { messageName } from '../reason/opcode.ts'
import { hasFailed } from '../transaction/outcome.ts'
import type { Move } from '../transaction/sentence.ts'
import type { Step } from './trace.ts'

/** Facts about a step besides its account. */
export type StepFacts = {
  failed: boolean
  /** name of its message; null if absent or unreadable */
  operation: string | null
  /** nanoTON received with the message; null if messages of its kind have none */
  coins: string | null
  /** main movement, tokens before TON */
  move: Move | undefined
}

export function factsOf({ transaction, expected }: Step): StepFacts {
  const message = transaction?.inMessage
  return {
    failed: transaction !== null && !expected && hasFailed(transaction.summary.outcome),
    operation: message ? messageName(message) : null,
    coins: message?.kind === 'internal' ? message.value : null,
    move: transaction?.summary.moves[0],
  }
}
