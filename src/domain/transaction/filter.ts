import { hasFailed } from './outcome.ts'
import type { Move } from './sentence.ts'
import type { Transaction } from './transaction.ts'

/** Filters of a history; a row may match several. */
export const HISTORY_KINDS = ['received', 'sent', 'tokens', 'comments', 'failed'] as const
export type HistoryKind = (typeof HISTORY_KINDS)[number]

/** True if something moved in this direction, without unproved token claims. */
const moved =
  (side: Move['way']) =>
  ({ summary: { moves, own } }: Transaction) =>
    moves.some(({ way, wallet }) => way === side && !(wallet && own?.wallets.includes(wallet)))

const TESTS: Record<HistoryKind, (transaction: Transaction) => boolean> = {
  received: moved('received'),
  sent: moved('sent'),
  tokens: ({ summary }) => summary.hasJettons || summary.mark === 'nft' || (summary.own?.items.length ?? 0) > 0,
  comments: ({ summary }) => summary.comment !== null,
  failed: ({ summary }) => hasFailed(summary.outcome),
}

export const isOfKind = (kind: HistoryKind) => TESTS[kind]
