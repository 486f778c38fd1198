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
 * The newest 50 transactions of an account that happened at `until` (unix seconds) or before. The node names the block of that time, whose
 * logical time the indexer lists by, because the node's own list begins with a transaction that is known.
 */
export async function loadHistoryUntil(
  address: RawAddress,
  until: number,
  signal: AbortSignal,
): Promise<TransactionHistory> {
  const { call, sources } = trackSources(mainCall(signal))
  const lt = await ltAt(call, until)
  if (lt === null) return NOTHING
  const listed = await getIndexedHistory(call, address, HISTORY_PAGE, `${BigInt(lt) + 1n}`)
  // A shard may be some seconds ahead of the masterchain.
  const transactions = listed.transactions.filter(({ utime }) => utime <= until)
  const history = { ...listed, transactions }
  rememberTransactions(history, sources)
  learnAddresses(history.known)
  return history
}
