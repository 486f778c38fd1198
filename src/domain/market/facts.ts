import { ASSUMED_SUPPLY, type Currency, shortMoney } from './market.ts'
import { priceText } from './price-text.ts'

/** First facts of TON: its price, and its market capitalisation at the assumed supply. */
export const coinFacts = (price: number, currency: Currency) => ({
  price: priceText(price, currency),
  cap: shortMoney(price * ASSUMED_SUPPLY, currency),
})
