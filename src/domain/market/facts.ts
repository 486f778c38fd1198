import { ASSUMED_SUPPLY, type Currency, shortMoney } from './market.ts'
import { priceText } from './price-text.ts'

/** First facts of the coin: its price, and the market capitalisation by the assumed supply. */
export const coinFacts = (price: number, currency: Currency) => ({
  price: priceText(price, currency),
  cap: shortMoney(price * ASSUMED_SUPPLY, currency),
})
