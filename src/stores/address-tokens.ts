import { RANK } from '../lib/throttle.ts'
import { MINUTE } from '../lib/time.ts'
import type { RawAddress } from '../ton/address.ts'
import { query } from './base/query.ts'

const HISTORY_SHOWN = 50
/** NFTs asked for: a list this long may go on. */
export const NFTS_SHOWN = 1000

/** Jettons of an account. */
export const $accountJettons = query({
  key: 'account-jettons',
  freshFor: MINUTE,
  load: async (call, address: RawAddress) =>
    (await import('../providers/indexer/jettons.ts')).getJettons(call, address),
})

function holdsJettons(address: RawAddress): boolean {
  const jettons = $accountJettons(address).get()
  return jettons.status === 'ready' && jettons.value.balances.length > 0
}

/** The newest 50 movements of an account's jettons. */
export const $accountJettonHistory = query({
  key: 'account-jetton-history',
  freshFor: MINUTE,
  load: async (call, address: RawAddress) => {
    const { getJettonEvents, getJettonHistory } = await import('../providers/indexer/jetton-history.ts')
    const history = await getJettonHistory(call, address, HISTORY_SHOWN)
    // Some servers answer with an empty history whatever moved; jettons do not come from nowhere.
    if (history.operations.length || history.unreadable || !holdsJettons(address)) return history
    return getJettonEvents(call, address, HISTORY_SHOWN)
  },
})

/** NFTs of an account. */
export const $accountNfts = query({
  key: 'account-nfts',
  freshFor: MINUTE,
  async load(call, address: RawAddress) {
    const nfts = await (await import('../providers/indexer/nfts.ts')).getNfts(call, address, NFTS_SHOWN)
    ;(await import('./seen/tokens.ts')).seenNfts.remember(nfts.items, ({ address }) => address)
    return nfts
  },
})

/** The newest 50 changes of owner among an account's NFTs. */
export const $accountNftHistory = query({
  key: 'account-nft-history',
  freshFor: MINUTE,
  load: async (call, address: RawAddress) =>
    (await import('../providers/indexer/nft-history.ts')).getNftHistory(call, address, HISTORY_SHOWN),
})

/** Names that lead to an account. */
export const $accountDomains = query({
  key: 'account-domains',
  freshFor: MINUTE,
  rank: RANK.side,
  load: async (call, address: RawAddress) =>
    (await import('../providers/indexer/domains.ts')).getDomainsOf(call, address),
})
