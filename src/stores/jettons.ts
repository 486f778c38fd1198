import type { PricePoint } from '../domain/market/market.ts'
import { awaitValue } from '../lib/await-value.ts'
import { RANK } from '../lib/throttle.ts'
import { MINUTE } from '../lib/time.ts'

import { getJettonList } from '../providers/indexer/jetton-list.ts'
import { jettonsRequest } from '../providers/requests/jettons.ts'
import { friendlyAddress, type RawAddress } from '../ton/address.ts'
import { query } from './base/query.ts'
import { seenJettons } from './seen/tokens.ts'

export { JETTONS_PAGE } from '../providers/requests/jettons.ts'

const SPARK_POINTS = 14
const WEEK = 7 * 24 * 3600
/** Seconds: a chart ends with one, so that visitors ask for the same. */
const QUARTER = 15 * 60

/** A page of all jettons, counted from 1. */
export const $jettons = query({
  key: jettonsRequest.key,
  freshFor: 5 * MINUTE,
  async load(call, page: number) {
    const list = await getJettonList(call, page)
    seenJettons.remember(list.jettons, ({ address }) => address)
    return list
  },
})

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

/**
 * The price of a jetton over 7 days. A picture among many: it never goes before what the visitor waits for, and as a point of it stands for
 * half a day, it is kept for 30 min.
 */
export const $jettonChart = query({
  key: 'jetton-chart',
  freshFor: 30 * MINUTE,
  load: async (call, address: RawAddress): Promise<PricePoint[]> => {
    const { getPriceChart } = await import('../providers/indexer/price-chart.ts')
    const span = { until: QUARTER * Math.floor(Date.now() / 1000 / QUARTER), span: WEEK, count: SPARK_POINTS }
    return getPriceChart({ ...call, rank: RANK.refresh }, friendlyAddress(address), 'usd', span)
  },
})
