import type { NftCards } from '../domain/nft/nft.ts'
import { RANK } from '../lib/throttle.ts'
import { MINUTE } from '../lib/time.ts'
import { indexer } from '../providers/indexer/provider.ts'
import type { RawAddress } from '../ton/address.ts'
import { $accountFacts, indexedAccount } from './account-facts.ts'
import { $accountTransactions } from './address.ts'
import { query } from './base/query.ts'

/** Limit of NFTs per request. */
const NFTS_SHOWN = 1000

/** True if an account may own more NFTs than are listed. */
export const isCapped = ({ items, unreadable }: NftCards) => items.length + unreadable >= NFTS_SHOWN

/**
 * True once tonapi has answered for this account and its history is loaded. tonapi's second answer then arrives about as soon as the
 * index's third.
 */
function hasAnswered(address: RawAddress): boolean {
  const facts = $accountFacts(address).value
  const history = $accountTransactions(address).value
  return history?.status === 'ready' && facts?.status === 'ready' && facts.sources.includes(indexer.name)
}

/** Jettons of an account. */
export const $accountJettons = query({
  key: 'account-jettons',
  freshFor: MINUTE,
  async *load(call, address: RawAddress) {
    return yield* (await indexedAccount()).loadJettons(call, address, hasAnswered(address))
  },
})

/** NFTs of an account. Ranked behind the main data: the worth of the balance is loaded before the trust marks. */
export const $accountNfts = query({
  key: 'account-nfts',
  freshFor: MINUTE,
  rank: RANK.side,
  async *load(call, address: RawAddress) {
    return yield* (await indexedAccount()).loadNfts(call, address, NFTS_SHOWN)
  },
})

/** Domains that point to an account. Lowest rank, because the account's facts already contain the first name. */
export const $accountDomains = query({
  key: 'account-domains',
  freshFor: MINUTE,
  rank: RANK.refresh,
  async *load(call, address: RawAddress) {
    return yield* (await indexedAccount()).loadNames(call, address)
  },
})
