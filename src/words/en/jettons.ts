/** Words about the list of jettons. */
export const title = 'TON Jettons'
export const description = 'Jettons, the fungible tokens of the TON network: supply, holders, 7-day trend and trust.'
export const lead = 'Anyone can give a jetton any name: look for the whitelist mark.'
export const none = 'No jettons found'
export const unnamed = (count: number) => `${count} without symbol and name ${count === 1 ? 'is' : 'are'} not listed`
export const jettons = 'Jettons'
export const byMarketCap = 'Market Cap'
export const bySupply = 'Supply'

export const totalJettons = 'Total Jettons'
export const totalHolders = 'Total Holders'
export const averageHolders = 'Avg Holders'
export const onThisPage = 'on this page'
export const page = 'Page'
export const pageSize = '100 jettons each'

export const holderCount = (count: number, short: string) => `${short} ${count === 1 ? 'holder' : 'holders'}`
export const supply = 'Supply'
export const impossible = 'cannot be true'
export const marketCap = 'Market cap'
export const marketCapHint = 'Price × supply'
export const addressOf = (symbol: string) => `address of ${symbol}`
export const details = 'View Details'
/** Follows `details` where it is read out. */
export const detailsOf = (symbol: string) => ` of ${symbol}`
export const week = '7 days'
export const weekInDollars = '7 days, in USD'
export const pricesFailed = 'Prices could not be loaded'
