import { RANK } from '../lib/throttle.ts'
import { MINUTE } from '../lib/time.ts'
import type { RawAddress } from '../ton/address.ts'
import { indexedAccount } from './account-facts.ts'
import { query } from './base/query.ts'

/** NFTs asked for: a list this long may go on. */
export const NFTS_SHOWN = 1000

/** Jettons of an account. */
export const $accountJettons = query({
  key: 'account-jettons',
  freshFor: MINUTE,
  async *load(call, address: RawAddress) {
    return yield* (await indexedAccount()).loadJettons(call, address)
  },
})

/** NFTs of an account. The worth of its balance goes before their marks. */
export const $accountNfts = query({
  key: 'account-nfts',
  freshFor: MINUTE,
  rank: RANK.side,
  async *load(call, address: RawAddress) {
    return yield* (await indexedAccount()).loadNfts(call, address, NFTS_SHOWN)
  },
})

/** Names that lead to an account, behind all else: the first of them is among its facts. */
export const $accountDomains = query({
  key: 'account-domains',
  freshFor: MINUTE,
  rank: RANK.refresh,
  async *load(call, address: RawAddress) {
    return yield* (await indexedAccount()).loadNames(call, address)
  },
})
