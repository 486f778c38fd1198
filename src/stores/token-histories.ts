import { awaitValue } from '../lib/await-value.ts'
import type { Call } from '../lib/call.ts'
import { RANK } from '../lib/throttle.ts'
import { MINUTE } from '../lib/time.ts'
import type { RawAddress } from '../ton/address.ts'
import { $accountJettons } from './address-tokens.ts'
import { query } from './base/query.ts'
import { orUndefined } from './or-undefined.ts'

/** Number of movements, or of events that are searched for them. */
export const HISTORY_SHOWN = 50
const ITEM_EVENTS = 100

/** False if an account is known to have no jetton wallets, not even emptied ones. */
async function mayHaveJettons(call: Call, address: RawAddress): Promise<boolean> {
  const jettons = await orUndefined(awaitValue($accountJettons(address), call.signal))
  return !jettons || jettons.balances.length + jettons.unreadable + Object.keys(jettons.wallets).length > 0
}

/** The newest 50 movements of an account's jettons. */
export const $accountJettonHistory = query({
  key: 'account-jetton-history',
  freshFor: MINUTE,
  load: async (call, address: RawAddress) => {
    const { getJettonEvents, getJettonHistory } = await import('../providers/indexer/jetton-history.ts')
    const history = await getJettonHistory(call, address, HISTORY_SHOWN)
    if (history.operations.length || history.unreadable) return history
    // Some servers return an empty history even if jettons have moved; an account with jetton wallets has a history.
    if (!(await mayHaveJettons(call, address))) return history
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
