import type { AccountFacts } from '../domain/account/account.ts'
import { MINUTE } from '../lib/time.ts'
import type { RawAddress } from '../ton/address.ts'
import { addressBook } from './base/address-book.ts'
import { query } from './base/query.ts'
import { withIndexV3 } from './base/with-index-v3.ts'

/** Reader of accounts by toncenter's index. */
export const indexedAccount = async () => (await import('./indexed-account.ts')).byIndexV3

/** Facts of an account beside its state, by the indexer, or by toncenter's index, which knows fewer. */
export const $accountFacts = query({
  key: 'account-facts',
  freshFor: MINUTE,
  async load(call, address: RawAddress) {
    const facts = await withIndexV3(
      call,
      async (call): Promise<AccountFacts> =>
        (await import('../providers/indexer/account.ts')).getAccountFacts(call, address),
      async call => (await indexedAccount()).facts(call, address),
    )
    const { isWallet, name, isScam = addressBook.find(address)?.isScam ?? false } = facts
    return { ...facts, known: { [address]: { isWallet, name, isScam } } }
  },
})
