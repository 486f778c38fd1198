/** Words about rates. */
export const title = 'TON Market Rates'
export const description = 'What TON is worth in four currencies, on which markets, and how its price changed.'
export const currency = 'Currency'
export const allFailed = 'Failed to load market data. Please try again later.'
export const unavailable = 'Unavailable'
export const coinPrice = (coin: string) => `${coin} Price`
export const inCurrency = (currency: string) => `in ${currency}`
export const inDay = (change: string) => `${change} in 24 h`
export const marketCap = 'Market Cap (Est.)'
export const marketCapNote = 'Est., assumes 5 billion supply'
export const totalMarkets = 'Total Markets'
export const thatAreRead = 'that the indexer reads'
export const volume = '24h Volume'
export const volumeNote = 'sum of all markets that publish it'
export const inDollars = 'in US dollars'
