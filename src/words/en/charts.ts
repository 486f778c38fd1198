/** Words about the coin's price over time. */
export const price = (coin: string) => `${coin} price`
export const priceOver = (coin: string, span: 'day' | 'week' | 'month') => `${coin} price over a ${span}`
export const span = 'Time span'
export const day = 'Day'
export const week = 'Week'
export const month = 'Month'
export const failed = 'Failed to load price chart'
export const none = 'No price data'

export const first = 'First'
export const last = 'Last'
export const lowest = 'Lowest'
export const highest = 'Highest'
export const change = 'Change'
export const asTable = 'All points as a table'
export const points = 'All points'
export const time = 'Time'
export const pointPrice = 'Price'
