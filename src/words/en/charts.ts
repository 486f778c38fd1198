/** Words about prices over time. */
export const price = (coin: string) => `${coin} price`
export const priceOver = (coin: string, span: 'day' | 'week' | 'month') => `${coin} price over a ${span}`
export const span = 'Time span'
export const day = 'Day'
export const week = 'Week'
export const month = 'Month'
export const sevenDays = '7 days'
export const thirtyDays = '30 days'
export const failed = 'Failed to load price chart'
export const none = 'No price data'
export const noMarket = 'The provider knows no market that trades this jetton.'
export const priceUnknown = 'Whether it has a price could not be loaded.'

export const first = 'First'
export const last = 'Last'
export const lowest = 'Lowest'
export const highest = 'Highest'
export const change = 'First to last'
export const time = 'Time'
export const pointPrice = 'Price'
