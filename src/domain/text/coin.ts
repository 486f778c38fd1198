/** The coin's symbol, shown after every amount. */
export const COIN = 'TON'
