/** Words about the rates of tokens. */
export const title = 'Token Rates'
export const failed = 'Failed to load rates'
export const none = 'No rates available'
export const day = '24 h'
export const week = '7 days'
export const month = '30 days'
