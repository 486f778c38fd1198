/** Symbol shown after amounts of TON. */
export const COIN = 'TON'
