import type { TransactionHistory } from '../domain/transaction/list.ts'
import { type Call, mainCall } from '../lib/call.ts'
import { indexV3 } from '../providers/index-v3/provider.ts'
import { indexer } from '../providers/indexer/provider.ts'
import { getIndexedHistory } from '../providers/indexer/transactions.ts'
import { node } from '../providers/node/provider.ts'
import { hasIndexV3 } from '../providers/v3.ts'
import type { RawAddress } from '../ton/address.ts'
import { HISTORY_PAGE } from './account-history.ts'
import { learnFrom } from './base/address-book.ts'
import { withFallback } from './base/with-fallback.ts'
import { findBlockAt } from './block-of-day.ts'
import { rememberTransactions, trackSources } from './seen/transactions.ts'

/** Rows of a history, and the provider that listed them. */
export type Listed = { history: TransactionHistory; source: string }

const NOTHING: TransactionHistory = { transactions: [], known: {}, unreadable: 0, more: false }

/**
 * Finds the block of that time by the node and starts the indexer's list at its logical time. The node's own list can only start at a known
 * transaction.
 */
async function listByBlock(call: Call, address: RawAddress, until: number, limit: number): Promise<Listed> {
  const found = await findBlockAt(call, until)
  if (!found) return { history: NOTHING, source: node.name }
  const { readable } = await import('./index-v3-history.ts')
  const rows = await getIndexedHistory(call, address, limit, `${BigInt(found.end.lt) + 1n}`)
  return { history: readable(rows, indexer.name), source: indexer.name }
}

async function listByTime(call: Call, address: RawAddress, until: number, limit: number): Promise<Listed> {
  const { readIndexV3History } = await import('./index-v3-history.ts')
  return { history: await readIndexV3History(call, address, limit, { endUtime: until }), source: indexV3.name }
}

/**
 * Newest transactions of an account at `until` (unix seconds) by the masterchain, at most `limit`. Shards may be some seconds ahead of it.
 * Falls back to the list of toncenter's index up to `until`.
 */
export const listHistoryAt = (call: Call, address: RawAddress, until: number, limit: number): Promise<Listed> =>
  withFallback(
    call,
    ...(hasIndexV3 ? [listByBlock, listByTime] : [listByBlock]).map(
      list => (call: Call) => list(call, address, until, limit),
    ),
  )

/** The newest 50 transactions of an account at or before `until` (unix seconds). Main rank: the visitor waits for them. */
export async function loadHistoryUntil(address: RawAddress, until: number, signal: AbortSignal): Promise<Listed> {
  const { call, sources } = trackSources(mainCall(signal))
  const { history: listed, source } = await listHistoryAt(call, address, until, HISTORY_PAGE)
  const history = { ...listed, transactions: listed.transactions.filter(({ utime }) => utime <= until) }
  rememberTransactions(history, sources)
  learnFrom(history)
  return { history, source }
}
