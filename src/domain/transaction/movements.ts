import type { KnownAddresses } from '../account/known-address.ts'
import type { TransactionList } from './list.ts'
import { hasFailed } from './outcome.ts'
import type { Transaction } from './transaction.ts'

/** Kinds of example transactions. */
export const EXAMPLES = ['payment', 'jettons', 'nft', 'failed'] as const
type Example = (typeof EXAMPLES)[number]

/**
 * Transactions started by external messages, newest first. Among all transactions down to the last of `moves`, `system` counts those
 * started by the system, `steps` all others.
 */
export type Movements = {
  moves: Transaction[]
  system: number
  steps: number
  /** the newest of each kind, including steps */
  examples: Partial<Record<Example, Transaction['hash']>>
  known: KnownAddresses
}

/** True if a transaction moved value, changed access to its account, or failed. Excludes system transactions and returned gas. */
function movesSomething({ inMessage, summary: { mark, moves, outcome, changes } }: Transaction): boolean {
  if (mark === 'system' || (mark === 'returned' && !inMessage?.bounced)) return false
  return moves.length > 0 || changes.length > 0 || hasFailed(outcome) || outcome.kind === 'skipped'
}

function exampleOf({ summary: { mark, moves, outcome, own } }: Transaction): Example {
  if (hasFailed(outcome)) return 'failed'
  if (mark === 'nft' || own?.items.length) return 'nft'
  return moves.some(({ wallet }) => wallet) ? 'jettons' : 'payment'
}

/** The `most` newest movements of a list, which is newest first. */
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
