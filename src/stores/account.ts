import { RANK } from '../lib/throttle.ts'
import { MINUTE } from '../lib/time.ts'
import { getAccount } from '../providers/node/account.ts'
import { accountRequest } from '../providers/requests/account.ts'
import type { RawAddress } from '../ton/address.ts'
import { query } from './base/query.ts'
import { withFallback } from './base/with-fallback.ts'

/** State of an account by the chain. Yields it first without hashes, which are computed after. */
export const $account = query({
  key: accountRequest.key,
  freshFor: MINUTE,
  async *load(call, address: RawAddress) {
    const { account, hashes } = await withFallback(
      call,
      call => getAccount(call, address),
      async call => (await import('../providers/indexer/account.ts')).getIndexedAccount(call, address),
    )
    // On a refresh the old hashes stay on screen until the new ones are computed.
    if (call.rank !== RANK.refresh) yield account
    return { ...account, ...(await hashes) }
  },
})
