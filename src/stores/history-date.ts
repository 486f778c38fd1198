import { problemOf } from '../domain/text/problem.ts'
import type { TransactionHistory } from '../domain/transaction/list.ts'
import { type Call, mainCall } from '../lib/call.ts'
import { getIndexedEndLt } from '../providers/indexer/block-end.ts'
import { getIndexedHistory } from '../providers/indexer/transactions.ts'
import { getBlockAt, getEndLt } from '../providers/node/block-at.ts'
import { hasIndexV3 } from '../providers/v3.ts'
import type { RawAddress } from '../ton/address.ts'
import { HISTORY_PAGE } from './account-history.ts'
import { learnFrom } from './base/address-book.ts'
import { withFallback } from './base/with-fallback.ts'
import { rememberTransactions, trackSources } from './seen/transactions.ts'

const NOTHING: TransactionHistory = { transactions: [], known: {}, unreadable: 0, more: false }

/** Logical time of the masterchain at `until` (unix seconds); null before the first block. */
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
 * Finds the block of that time by the node and starts the indexer's list at its logical time. The node's own list can only start at a known
 * transaction.
 */
async function listByBlock(call: Call, address: RawAddress, until: number, limit: number): Promise<TransactionHistory> {
  const lt = await ltAt(call, until)
  if (lt === null) return NOTHING
  const { readable } = await import('./indexed-history.ts')
  return readable(await getIndexedHistory(call, address, limit, `${BigInt(lt) + 1n}`), 'tonapi')
}

async function listByTime(call: Call, address: RawAddress, until: number, limit: number): Promise<TransactionHistory> {
  const { readIndexedHistory } = await import('./indexed-history.ts')
  return readIndexedHistory(call, address, limit, { endUtime: until })
}

/**
 * Newest transactions of an account at `until` (unix seconds) by the masterchain, at most `limit`. Shards may be some seconds ahead of it.
 * Falls back to the list of toncenter's index up to `until`.
 */
export const listHistoryAt = (
  call: Call,
  address: RawAddress,
  until: number,
  limit: number,
): Promise<TransactionHistory> =>
  withFallback(
    call,
    ...(hasIndexV3 ? [listByBlock, listByTime] : [listByBlock]).map(
      list => (call: Call) => list(call, address, until, limit),
    ),
  )

/** The newest 50 transactions of an account at or before `until` (unix seconds). Main rank: the visitor waits for them. */
export async function loadHistoryUntil(
  address: RawAddress,
  until: number,
  signal: AbortSignal,
): Promise<TransactionHistory> {
  const { call, sources } = trackSources(mainCall(signal))
  const listed = await listHistoryAt(call, address, until, HISTORY_PAGE)
  const history = { ...listed, transactions: listed.transactions.filter(({ utime }) => utime <= until) }
  rememberTransactions(history, sources)
  learnFrom(history)
  return history
}
