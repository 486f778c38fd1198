import { MINUTE } from '../lib/time.ts'
import type { RawAddress } from '../ton/address.ts'
import { query } from './base/query.ts'

/** What the indexer knows of an account beside its state. */
export const $accountFacts = query({
  key: 'account-facts',
  freshFor: MINUTE,
  async load(call, address: RawAddress) {
    const facts = await (await import('../providers/indexer/account.ts')).getAccountFacts(call, address)
    const { isWallet, name, isScam } = facts
    return { ...facts, known: { [address]: { isWallet, name, isScam } } }
  },
})
