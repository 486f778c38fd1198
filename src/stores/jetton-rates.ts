import { awaitValue } from '../lib/await-value.ts'
import { MINUTE } from '../lib/time.ts'
import { friendlyAddress } from '../ton/address.ts'
import { query } from './base/query.ts'
import { $jettons } from './jettons.ts'

/** Prices and changes of a page's jettons, one call for as many as the provider takes at once; after the page itself. */
export const $jettonRates = query({
  key: 'jetton-rates',
  freshFor: 2 * MINUTE,
  async load(call, page: number) {
    const { jettons } = await awaitValue($jettons(page), call.signal)
    if (jettons.length === 0) return {}
    const { getTokenRates } = await import('../providers/indexer/token-rates.ts')
    return getTokenRates(
      call,
      jettons.map(({ address }) => friendlyAddress(address)),
      'usd',
    )
  },
})
