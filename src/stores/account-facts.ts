import { MINUTE } from '../lib/time.ts'
import { factsRequest } from '../providers/requests/account.ts'
import type { RawAddress } from '../ton/address.ts'
import { query } from './base/query.ts'

/** Loaders that query both indexes for an account, in one lazy chunk. */
export const indexedAccount = () => import('./index-v3-account.ts')

/** Facts about an account besides its state. */
export const $accountFacts = query({
  key: factsRequest.key,
  freshFor: MINUTE,
  async *load(call, address: RawAddress) {
    return yield* (await indexedAccount()).loadFacts(call, address)
  },
})
