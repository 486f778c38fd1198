import { problemOf } from '../domain/text/problem.ts'
import type { TransactionHistory } from '../domain/transaction/list.ts'
import { type Call, mainCall } from '../lib/call.ts'
import { MINUTE } from '../lib/time.ts'
import { type Cursor, getTransactions, type Start } from '../providers/node/transactions.ts'
import { hasIndexV3 } from '../providers/v3.ts'
import type { RawAddress } from '../ton/address.ts'
import { learnFrom } from './base/address-book.ts'
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

async function fromIndexV3(call: Call, address: RawAddress, before?: Cursor): Promise<TransactionHistory> {
  const { readHistoryBefore, readIndexedHistory } = await import('./indexed-history.ts')
  return before
    ? readHistoryBefore(call, address, HISTORY_PAGE, before.lt)
    : readIndexedHistory(call, address, HISTORY_PAGE)
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
    ...(hasIndexV3 ? [(call: Call) => fromIndexV3(call, address, before)] : []),
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

/** The 50 transactions before one of an account. */
export async function loadOlderTransactions(
  address: RawAddress,
  before: Cursor,
  signal: AbortSignal,
): Promise<TransactionHistory> {
  const older = await loadHistory(mainCall(signal), address, before)
  learnFrom(older)
  return older
}
