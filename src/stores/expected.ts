import type { TransactionList } from '../domain/transaction/list.ts'
import { RANK } from '../lib/throttle.ts'
import { hasIndexV3 } from '../providers/v3.ts'
import type { RawAddress } from '../ton/address.ts'
import { query } from './base/query.ts'
import { ACCOUNT_AGAIN_MS } from './base/times.ts'

/** Pending transactions of an account, from the emulation of toncenter's index. Lowest rank; not saved. */
export const $expected = query({
  key: 'account-expected',
  freshFor: ACCOUNT_AGAIN_MS,
  rank: RANK.refresh,
  async *load(call, address: RawAddress): AsyncGenerator<TransactionList, undefined> {
    if (!hasIndexV3) return yield { transactions: [], known: {}, unreadable: 0 }
    const { getExpectedTransactions } = await import('../providers/index-v3/pending.ts')
    yield await getExpectedTransactions(call, address)
    return undefined
  },
})
