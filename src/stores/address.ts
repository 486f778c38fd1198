import type { TransactionHistory } from '../domain/transaction/list.ts'
import { mainCall } from '../lib/call.ts'
import { MINUTE } from '../lib/time.ts'
import type { RawAddress } from '../ton/address.ts'
import { learnFrom } from './base/address-book.ts'
import { query } from './base/query.ts'
import type { Last } from './index-v3-history.ts'

const accountHistory = () => import('./account-history.ts')

/** The newest 50 transactions of an account. */
export const $accountTransactions = query({
  key: 'account-transactions',
  freshFor: MINUTE,
  load: async (call, address: RawAddress) => (await accountHistory()).loadHistory(call, address),
})

/** The 50 transactions before the last loaded row of an account's history. */
export async function loadOlderTransactions(
  address: RawAddress,
  last: Last,
  signal: AbortSignal,
): Promise<TransactionHistory> {
  const { loadHistory } = await accountHistory()
  const older = await loadHistory(mainCall(signal), address, last)
  learnFrom(older)
  return older
}
