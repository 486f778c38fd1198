import { isNotFound } from '../domain/text/problem.ts'
import type { TransactionHistory } from '../domain/transaction/list.ts'
import type { Call } from '../lib/call.ts'
import { ProviderError } from '../providers/http/error.ts'
import { getTransactions, type Start } from '../providers/node/transactions.ts'
import { hasIndexV3 } from '../providers/v3.ts'
import type { RawAddress } from '../ton/address.ts'
import { withFallback } from './base/with-fallback.ts'
import { type Last, readable, readHistory, readWholeHistory } from './index-v3-history.ts'
import { rememberTransactions, trackSources } from './seen/transactions.ts'

export const HISTORY_PAGE = 50

/** The load as an array; empty if the build has no toncenter index. */
const byIndexV3 = <T>(load: (call: Call) => Promise<T>) => (hasIndexV3 ? [load] : [])

/** A page of the node. Throws ProviderError: `not-found` if it has nothing before the start, as its history may begin later. */
async function pageOfNode(call: Call, address: RawAddress, start: Start): Promise<TransactionHistory> {
  const page = await getTransactions(call, address, HISTORY_PAGE, start)
  if (!start.before || page.transactions.length > 0 || page.unreadable > 0) return page
  throw new ProviderError('not-found', 'toncenter', 'no older transactions')
}

async function fromNode(call: Call, address: RawAddress, start: Start): Promise<TransactionHistory> {
  try {
    return await pageOfNode(call, address, start)
  } catch (error) {
    // Most servers keep the latest months only.
    if (!isNotFound(error)) throw error
    return pageOfNode(call, address, { ...start, archival: true })
  }
}

/** The newest 50 transactions of an account, or the 50 before `last`, by the first provider that has them. */
export async function loadHistory(asked: Call, address: RawAddress, last?: Last): Promise<TransactionHistory> {
  const { call, sources } = trackSources(asked)
  const history = await withFallback(
    call,
    // The index's answer also says which parties are wallets.
    ...byIndexV3(call => readWholeHistory(call, address, HISTORY_PAGE, last)),
    async call => readable(await fromNode(call, address, last ? { before: last } : {}), 'toncenter'),
    async call => {
      const { getIndexedHistory } = await import('../providers/indexer/transactions.ts')
      return readable(await getIndexedHistory(call, address, HISTORY_PAGE, last?.lt), 'tonapi')
    },
    // Fallback: an incomplete answer of the index is accepted if no provider has a complete one.
    ...byIndexV3(call => readHistory(call, address, HISTORY_PAGE, last)),
  )
  rememberTransactions(history, sources)
  return history
}
