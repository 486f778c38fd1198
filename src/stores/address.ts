import { problemOf } from '../domain/text/problem.ts'
import { type TransactionHistory, withoutDoubles } from '../domain/transaction/list.ts'
import { type Call, mainCall } from '../lib/call.ts'
import { MINUTE } from '../lib/time.ts'
import { type Cursor, getTransactions, type Start } from '../providers/node/transactions.ts'
import type { RawAddress } from '../ton/address.ts'
import { learnAddresses } from './base/address-book.ts'
import { query } from './base/query.ts'
import { withFallback } from './base/with-fallback.ts'
import { rememberTransactions, trackSources } from './seen/transactions.ts'

export const HISTORY_PAGE = 50

async function fromNode(call: Call, address: RawAddress, start: Start): Promise<TransactionHistory> {
  try {
    return await getTransactions(call, address, HISTORY_PAGE, start)
  } catch (error) {
    // Most servers keep the latest months only.
    if (problemOf(error)?.kind !== 'not-found') throw error
    return getTransactions(call, address, HISTORY_PAGE, { ...start, archival: true })
  }
}

async function loadHistory(asked: Call, address: RawAddress, before?: Cursor): Promise<TransactionHistory> {
  const { call, sources } = trackSources(asked)
  const history = await withFallback(
    call,
    call => fromNode(call, address, before ? { before } : {}),
    async call => {
      const { getIndexedHistory } = await import('../providers/indexer/transactions.ts')
      return getIndexedHistory(call, address, HISTORY_PAGE, before?.lt)
    },
  )
  rememberTransactions(history, sources)
  return history
}

/** The newest 50 transactions of an account. */
export const $accountTransactions = query({
  key: 'account-transactions',
  freshFor: MINUTE,
  load: (call, address: RawAddress) => loadHistory(call, address),
})

/** The history with the next 50 older transactions at its end, none twice. */
export async function loadOlderTransactions(
  address: RawAddress,
  history: TransactionHistory,
  signal: AbortSignal,
): Promise<TransactionHistory> {
  const oldest = history.transactions.at(-1)
  if (!oldest) return history
  const older = await loadHistory(mainCall(signal), address, oldest)
  learnAddresses(older.known)
  return {
    transactions: [...history.transactions, ...withoutDoubles(history.transactions, older.transactions)],
    known: { ...history.known, ...older.known },
    unreadable: history.unreadable + older.unreadable,
    more: older.more,
  }
}
