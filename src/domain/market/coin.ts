import type { Market, TokenRate, TokenRates } from './market.ts'

/** The rate of the coin, whose ticker is echoed in either case, and which has had two names. */
export const coinRate = (rates: TokenRates): TokenRate | undefined => rates.TON ?? rates.ton ?? rates.GRAM

/** Volume of all markets that publish theirs; null when none does. */
export function totalVolume(markets: Market[]): number | null {
  const volumes = markets.flatMap(({ volume }) => volume ?? [])
  return volumes.length > 0 ? volumes.reduce((sum, volume) => sum + volume, 0) : null
}
