/** Words about rates and markets. */
export const ratesWords = {
  allFailed: 'Failed to load market data. Please try again later.',
  failed: 'Failed to load rates',
  none: 'No rates available',
  chartFailed: 'Failed to load price chart',
  noChart: 'No price data',
}

export const marketsWords = {
  failed: 'Failed to load markets data',
  hint: 'The markets API may be temporarily unavailable',
  none: 'No markets data available',
}
