import type { Market } from './market.ts'

/** Maximum age of a price relative to the newest one. */
const MAX_LAG_SECONDS = 3600

/** `isPartial`: markets are left out, as their prices are too old or of an unknown time. */
type Spread = { low: Market; high: Market; percent: number; isPartial: boolean }

/** The cheapest and the most expensive of current markets, and their difference in percent; undefined for fewer than two with a price. */
export function spreadOf(markets: Market[]): Spread | undefined {
  const all = markets.filter(({ price }) => price !== null)
  const newest = Math.max(...all.map(({ utime }) => utime ?? 0))
  const priced = all.filter(({ utime }) => (utime ?? 0) >= newest - MAX_LAG_SECONDS)
  const [low, high] = [priced.reduce(cheaper, priced[0]), priced.reduce(dearer, priced[0])]
  if (priced.length < 2 || !low?.price || !high?.price) return undefined
  return { low, high, percent: (high.price / low.price - 1) * 100, isPartial: priced.length < all.length }
}

const worth = (market: Market | undefined) => market?.price ?? 0
const cheaper = (best: Market | undefined, market: Market) => (worth(market) < worth(best) ? market : best)
const dearer = (best: Market | undefined, market: Market) => (worth(market) > worth(best) ? market : best)
