import { RANK } from '../lib/throttle.ts'
import { MINUTE } from '../lib/time.ts'
import type { RawAddress } from '../ton/address.ts'
import { $accountJettons } from './address-tokens.ts'
import { query } from './base/query.ts'

const HISTORY_SHOWN = 50
const ITEM_EVENTS = 100

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
    // Some servers return an empty history even if jettons have moved; an account that holds jettons has a history.
    if (history.operations.length || history.unreadable || !holdsJettons(address)) return history
    return getJettonEvents(call, address, HISTORY_SHOWN)
  },
})

/** Changes of an NFT item's owner, by its newest 100 events. */
export const $itemHistory = query({
  key: 'item-history',
  freshFor: MINUTE,
  rank: RANK.side,
  load: async (call, item: RawAddress) =>
    (await import('../providers/indexer/item-history.ts')).getItemHistory(call, item, ITEM_EVENTS),
})

/** The newest 50 changes of owner among an account's NFTs. */
export const $accountNftHistory = query({
  key: 'account-nft-history',
  freshFor: MINUTE,
  load: async (call, address: RawAddress) =>
    (await import('../providers/indexer/nft-history.ts')).getNftHistory(call, address, HISTORY_SHOWN),
})
