import { RANK } from '../lib/throttle.ts'
import { MINUTE } from '../lib/time.ts'
import type { RawAddress } from '../ton/address.ts'
import { indexedAccount } from './account-facts.ts'
import { query } from './base/query.ts'
import { withIndexV3 } from './base/with-index-v3.ts'

/** NFTs asked for: a list this long may go on. */
export const NFTS_SHOWN = 1000

/** Jettons of an account. */
export const $accountJettons = query({
  key: 'account-jettons',
  freshFor: MINUTE,
  load: (call, address: RawAddress) =>
    withIndexV3(
      call,
      async call => (await import('../providers/indexer/jettons.ts')).getJettons(call, address),
      async call => (await indexedAccount()).jettons(call, address),
    ),
})

/** NFTs of an account. */
export const $accountNfts = query({
  key: 'account-nfts',
  freshFor: MINUTE,
  async load(call, address: RawAddress) {
    const nfts = await withIndexV3(
      call,
      async call => (await import('../providers/indexer/nfts.ts')).getNfts(call, address, NFTS_SHOWN),
      async call => (await indexedAccount()).nfts(call, address, NFTS_SHOWN),
    )
    ;(await import('./seen/tokens.ts')).seenNfts.remember(nfts.items, ({ address }) => address)
    return nfts
  },
})

/** Names that lead to an account. */
export const $accountDomains = query({
  key: 'account-domains',
  freshFor: MINUTE,
  rank: RANK.side,
  load: (call, address: RawAddress) =>
    withIndexV3(
      call,
      async call => (await import('../providers/indexer/domains.ts')).getDomainsOf(call, address),
      async call => (await indexedAccount()).names(call, address),
    ),
})
