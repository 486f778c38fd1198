import { ASSUMED_SUPPLY, type Currency, money, shortMoney } from './market.ts'

/** First facts of the coin: its price, and the market capitalisation by the assumed supply. */
export const coinFacts = (price: number, currency: Currency) => ({
  price: money(price, currency, 4),
  cap: shortMoney(price * ASSUMED_SUPPLY, currency),
})
