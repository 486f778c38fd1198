import type { TransactionList } from '../domain/transaction/list.ts'
import { RANK } from '../lib/throttle.ts'
import { SECOND } from '../lib/time.ts'
import { hasIndexV3 } from '../providers/v3.ts'
import type { RawAddress } from '../ton/address.ts'
import { query } from './base/query.ts'

/** Time between two looks at an open account, in ms. */
export const ACCOUNT_AGAIN = 12 * SECOND

/** Transactions that are on their way to an account, by the emulation of toncenter's index: asked for behind all else, and not saved. */
export const $expected = query({
  key: 'account-expected',
  freshFor: ACCOUNT_AGAIN,
  rank: RANK.refresh,
  async *load(call, address: RawAddress): AsyncGenerator<TransactionList, undefined> {
    if (!hasIndexV3) return yield { transactions: [], known: {}, unreadable: 0 }
    const { getExpectedTransactions } = await import('../providers/index-v3/pending.ts')
    yield await getExpectedTransactions(call, address)
    return undefined
  },
})
