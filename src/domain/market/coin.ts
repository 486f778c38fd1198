import type { Market, TokenRate, TokenRates } from './market.ts'

/** Rate of TON, whose ticker may be in either case; TON has had two tickers. */
export const coinRate = (rates: TokenRates): TokenRate | undefined => rates.TON ?? rates.ton ?? rates.GRAM

/** Total of the published volumes; null if none is published. */
export function totalVolume(markets: Market[]): number | null {
  const volumes = markets.flatMap(({ volume }) => volume ?? [])
  return volumes.length > 0 ? volumes.reduce((sum, volume) => sum + volume, 0) : null
}
