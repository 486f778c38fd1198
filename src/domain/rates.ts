/** Price of one coin and its change over a day in percent; null is "not known". */
export type CoinPrice = { price: number | null; change24h: number | null }
