import type { KnownAddresses } from '../account/known-address.ts'
import type { TransactionList } from './list.ts'
import { hasFailed } from './outcome.ts'
import type { Transaction } from './transaction.ts'

/** Transactions worth opening, by what each is an example of. */
export const EXAMPLES = ['payment', 'jettons', 'nft', 'failed'] as const
type Example = (typeof EXAMPLES)[number]

/**
 * Transactions that began with a message from outside the chain, newest first. Of all transactions down to the last of `moves`, `system`
 * counts those that the system started, and `steps` all others: what followed from another transaction, and what moved nothing.
 */
export type Movements = {
  moves: Transaction[]
  system: number
  steps: number
  /** the newest one of each kind, among steps too */
  examples: Partial<Record<Example, Transaction['hash']>>
  known: KnownAddresses
}

/** True if a transaction moved value, changed who may use its account, or failed. System transactions and returned gas do not count. */
function movesSomething({ inMessage, summary: { mark, moves, outcome, changes } }: Transaction): boolean {
  if (mark === 'system' || (mark === 'returned' && !inMessage?.bounced)) return false
  return moves.length > 0 || changes.length > 0 || hasFailed(outcome) || outcome.kind === 'skipped'
}

function exampleOf({ summary: { mark, moves, outcome, own } }: Transaction): Example {
  if (hasFailed(outcome)) return 'failed'
  if (mark === 'nft' || own?.items.length) return 'nft'
  return moves.some(({ wallet }) => wallet) ? 'jettons' : 'payment'
}

/** The `most` newest movements of a list that is newest first. */
export function newestMovements({ transactions, known }: TransactionList, most: number): Movements {
  const moving = transactions.filter(movesSomething)
  const moves = moving.filter(({ inMessage }) => inMessage?.kind === 'external-in').slice(0, most)
  const last = moves.at(-1)
  const covered = last && moves.length === most ? transactions.slice(0, transactions.indexOf(last) + 1) : transactions
  const system = covered.filter(({ summary }) => summary.mark === 'system').length
  const examples: Movements['examples'] = {}
  for (const transaction of moving) examples[exampleOf(transaction)] ??= transaction.hash
  return { moves, system, steps: covered.length - moves.length - system, examples, known }
}
