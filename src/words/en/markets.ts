/** Words about markets. */
export const title = 'Trading Markets'
export const failed = 'Failed to load markets data'
export const hint = 'The markets API may be temporarily unavailable'
export const none = 'No markets data available'
export const exchange = 'Exchange'
export const unknown = 'Unknown'
export const pair = 'Pair'
export const price = 'Price'
export const volume = '24h Volume'
export const link = 'Link'
export const trade = 'Trade'
/** Follows `trade` where it is read out. */
export const tradeAt = (exchange: string) => ` at ${exchange}, opens in a new tab`
export const updated = 'Updated'
export const lowest = 'Lowest'
export const highest = 'Highest'
export const spread = 'Difference'
export const ofLowest = 'of the lowest price'
export const currentOnly =
  'Lowest, highest and difference leave out prices without a time, or over an hour older than the newest.'
export const priceInDollars = 'Price in USD'
export const converted = (currency: string) => `in ${currency}, at tonapi’s rate of the dollar`
