import { MINUTE } from '../lib/time.ts'
import { getDomainsOf } from '../providers/indexer/domains.ts'
import { getJettonEvents, getJettonHistory } from '../providers/indexer/jetton-history.ts'
import { getJettons } from '../providers/indexer/jettons.ts'
import { getNftHistory } from '../providers/indexer/nft-history.ts'
import { getNfts } from '../providers/indexer/nfts.ts'
import type { RawAddress } from '../ton/address.ts'
import { query } from './query.ts'

const HISTORY_SHOWN = 50
/** NFTs asked for: a list this long may go on. */
export const NFTS_SHOWN = 1000

/** Jettons of an account. Expiry 1 min. */
export const $accountJettons = query({
  key: 'account-jettons',
  expires: MINUTE,
  load: (call, address: RawAddress) => getJettons(call, address),
})

function holdsJettons(address: RawAddress): boolean {
  const jettons = $accountJettons(address).get()
  return jettons.status === 'ready' && jettons.value.balances.length > 0
}

/** The newest 50 movements of an account's jettons. Expiry 1 min. */
export const $accountJettonHistory = query({
  key: 'account-jetton-history',
  expires: MINUTE,
  load: async (call, address: RawAddress) => {
    const history = await getJettonHistory(call, address, HISTORY_SHOWN)
    // Some servers answer with an empty history whatever moved; jettons do not come from nowhere.
    if (history.operations.length || history.unreadable || !holdsJettons(address)) return history
    return getJettonEvents(call, address, HISTORY_SHOWN)
  },
})

/** NFTs of an account. Expiry 1 min. */
export const $accountNfts = query({
  key: 'account-nfts',
  expires: MINUTE,
  load: (call, address: RawAddress) => getNfts(call, address, NFTS_SHOWN),
})

/** The newest 50 changes of owner among an account's NFTs. Expiry 1 min. */
export const $accountNftHistory = query({
  key: 'account-nft-history',
  expires: MINUTE,
  load: (call, address: RawAddress) => getNftHistory(call, address, HISTORY_SHOWN),
})

/** Names that lead to an account. Expiry 1 min. */
export const $accountDomains = query({
  key: 'account-domains',
  expires: MINUTE,
  load: (call, address: RawAddress) => getDomainsOf(call, address),
})
