import type { Market } from './market.ts'

/** The cheapest and the most expensive market, and their difference in percent; undefined for fewer than two with a price. */
export function spreadOf(markets: Market[]): { low: Market; high: Market; percent: number } | undefined {
  const priced = markets.filter(({ price }) => price !== null)
  const [low, high] = [priced.reduce(cheaper, priced[0]), priced.reduce(dearer, priced[0])]
  if (priced.length < 2 || !low?.price || !high?.price) return undefined
  return { low, high, percent: (high.price / low.price - 1) * 100 }
}

const worth = (market: Market | undefined) => market?.price ?? 0
const cheaper = (best: Market | undefined, market: Market) => (worth(market) < worth(best) ? market : best)
const dearer = (best: Market | undefined, market: Market) => (worth(market) > worth(best) ? market : best)
