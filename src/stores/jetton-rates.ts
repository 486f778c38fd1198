import { awaitValue } from '../lib/await-value.ts'
import { MINUTE } from '../lib/time.ts'
import { friendlyAddress } from '../ton/address.ts'
import { query } from './base/query.ts'
import { largestJettonMasters } from './first-jettons.ts'
import { $jettons } from './jettons.ts'

/** Maximum number of tokens per call, set by the provider. */
const MAX_TOKENS = 100

/** Prices and changes of the jettons of a page, loaded after the page itself. */
export const $jettonRates = query({
  key: 'jetton-rates',
  freshFor: 2 * MINUTE,
  async load(call, page: number) {
    const { jettons } = await awaitValue($jettons(page), call.signal)
    if (jettons.length === 0) return {}
    const { getTokenRates } = await import('../providers/indexer/token-rates.ts')
    const listed = jettons.map(({ address }) => address)
    const first = page === 1 ? await largestJettonMasters() : []
    const before = first.filter(master => !listed.includes(master))
    const tokens = [...before, ...listed].map(address => friendlyAddress(address))
    const rates = await getTokenRates(call, tokens.slice(0, MAX_TOKENS), 'usd')
    const rest = tokens.slice(MAX_TOKENS)
    return rest.length > 0 ? { ...rates, ...(await getTokenRates(call, rest, 'usd')) } : rates
  },
})
