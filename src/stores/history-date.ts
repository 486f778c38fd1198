import { problemOf } from '../domain/text/problem.ts'
import type { TransactionHistory } from '../domain/transaction/list.ts'
import { type Call, mainCall } from '../lib/call.ts'
import { getIndexedEndLt } from '../providers/indexer/block-end.ts'
import { getIndexedHistory } from '../providers/indexer/transactions.ts'
import { getBlockAt, getEndLt } from '../providers/node/block-at.ts'
import type { RawAddress } from '../ton/address.ts'
import { HISTORY_PAGE } from './address.ts'
import { learnAddresses } from './base/address-book.ts'
import { withFallback } from './base/with-fallback.ts'
import { rememberTransactions, trackSources } from './seen/transactions.ts'

const NOTHING: TransactionHistory = { transactions: [], known: {}, unreadable: 0, more: false }

/** The logical time that the masterchain had reached by `until`; null where there was no block yet. */
async function ltAt(call: Call, until: number): Promise<string | null> {
  try {
    const block = await getBlockAt(call, until)
    return await withFallback(
      call,
      call => getEndLt(call, block),
      call => getIndexedEndLt(call, block),
    )
  } catch (error) {
    if (problemOf(error)?.kind !== 'not-found') throw error
    return null
  }
}

/**
 * The newest transactions of an account, at most `limit`, when the masterchain made its block of `until` (unix seconds); a shard may have
 * been some seconds ahead of it. The node names the block of that time, whose
 * logical time the indexer lists by, because the node's own list begins with a transaction that is known.
 */
export async function listHistoryAt(
  call: Call,
  address: RawAddress,
  until: number,
  limit: number,
): Promise<TransactionHistory> {
  const lt = await ltAt(call, until)
  if (lt === null) return NOTHING
  return getIndexedHistory(call, address, limit, `${BigInt(lt) + 1n}`)
}

/** The newest 50 transactions of an account that happened at `until` (unix seconds) or before, for a visitor who waits for them. */
export async function loadHistoryUntil(
  address: RawAddress,
  until: number,
  signal: AbortSignal,
): Promise<TransactionHistory> {
  const { call, sources } = trackSources(mainCall(signal))
  const listed = await listHistoryAt(call, address, until, HISTORY_PAGE)
  const history = { ...listed, transactions: listed.transactions.filter(({ utime }) => utime <= until) }
  rememberTransactions(history, sources)
  learnAddresses(history.known)
  return history
}
