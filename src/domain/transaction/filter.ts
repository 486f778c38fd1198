import { hasFailed } from './outcome.ts'
import type { Transaction } from './transaction.ts'

/** Kinds of rows that a reader of a history may want alone; a row may be of several. */
export const HISTORY_KINDS = ['received', 'sent', 'tokens', 'comments', 'failed'] as const
export type HistoryKind = (typeof HISTORY_KINDS)[number]

const TESTS: Record<HistoryKind, (transaction: Transaction) => boolean> = {
  received: ({ summary }) => summary.moves.some(({ way }) => way === 'received'),
  sent: ({ summary }) => summary.moves.some(({ way }) => way === 'sent'),
  tokens: ({ summary }) => summary.hasJettons || summary.mark === 'nft',
  comments: ({ summary }) => summary.comment !== null,
  failed: ({ summary }) => hasFailed(summary.outcome),
}

export const isOfKind = (kind: HistoryKind) => TESTS[kind]
