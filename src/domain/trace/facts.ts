import { messageName } from '../reason/opcode.ts'
import { hasFailed } from '../transaction/outcome.ts'
import type { Move } from '../transaction/sentence.ts'
import type { Step } from './trace.ts'

/** Facts about a step beside its account, shown wherever it is. */
export type StepFacts = {
  failed: boolean
  /** what its message is; null where it had none or cannot be read */
  operation: string | null
  /** nanoTON that came with the message; null where no message could bring any */
  coins: string | null
  /** what moved by it, tokens before TON */
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
