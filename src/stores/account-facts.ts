import { MINUTE } from '../lib/time.ts'
import { factsRequest } from '../providers/requests/account.ts'
import type { RawAddress } from '../ton/address.ts'
import { query } from './base/query.ts'

/** Reads of an account by both indexes, in one script. */
export const indexedAccount = () => import('./indexed-account.ts')

/** Facts of an account beside its state. */
export const $accountFacts = query({
  key: factsRequest.key,
  freshFor: MINUTE,
  async *load(call, address: RawAddress) {
    return yield* (await indexedAccount()).loadFacts(call, address)
  },
})
