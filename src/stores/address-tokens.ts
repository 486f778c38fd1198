import { RANK } from '../lib/throttle.ts'
import { MINUTE } from '../lib/time.ts'
import { indexer } from '../providers/indexer/provider.ts'
import type { RawAddress } from '../ton/address.ts'
import { $accountFacts, indexedAccount } from './account-facts.ts'
import { $accountTransactions } from './address.ts'
import { query } from './base/query.ts'

/** NFTs asked for: a list this long may go on. */
export const NFTS_SHOWN = 1000

/** tonapi has answered for this account, whose history is there: its second turn comes about as soon as the index's third. */
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
