import * as numberWords from '#words/number.ts'
import { type Decimal, decimalText, dividedBy, rounded, times } from './decimal.ts'

/** Decimals of TON, also the maximum for money. */
const MAX_PLACES = 9

/** Ungrouped digits for an input field. */
const typed = (value: Decimal) => decimalText(value, value.places).replaceAll(numberWords.group, '')

/** Decimal places: cents, or four significant digits below one. */
function moneyPlaces({ digits, places }: Decimal): number {
  const whole = String(digits).length - places
  return whole > 0 ? 2 : 4 - whole
}

/** Cost of `amount` coins at `price`, rounded to cents; below one to four significant digits. */
export function coinsToMoney(amount: Decimal, price: Decimal): string {
  const sum = times(amount, price)
  return typed(rounded(sum, moneyPlaces(sum)))
}

/** Coins that `sum` buys at `price`, rounded to nine places; empty for a price of zero. */
export function moneyToCoins(sum: Decimal, price: Decimal): string {
  const coins = dividedBy(sum, price, MAX_PLACES)
  return coins ? typed(coins) : ''
}
