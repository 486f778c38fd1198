import * as numberWords from '#words/number.ts'
import { abbreviate } from '../text/abbreviate.ts'
import { price } from '../text/format.ts'

/** Price of a token in a currency, and its changes in percent; null without a market. `price`: undefined if unreadable. */
export type TokenRate = {
  price: number | null | undefined
  day: number | null
  week: number | null
  month: number | null
}

/** Rates by raw address or ticker. */
export type TokenRates = Record<string, TokenRate>

/** Price of TON at an exchange, in US dollars. Few exchanges publish pair, volume and link. */
export type Market = {
  exchange: string | null
  pair: string | null
  price: number | null
  volume: number | null
  link: string | null
  /** unix seconds */
  utime: number | null
}
export type Markets = { markets: Market[]; unreadable: number }

/** A point of a price line: unix seconds, and a price, null if unknown. */
export type PricePoint = { utime: number; value: number | null }

/** Supply assumed for the market capitalisation. */
export const ASSUMED_SUPPLY = 5e9

/** `+1.28%`, with a typographic minus. */
export function changeText(percent: number): string {
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : ''
  const digits = price(Math.abs(percent))
  return (/[1-9]/.test(digits) ? sign : '') + numberWords.percent(digits)
}

/** Currencies of prices: lower-case codes, as the provider takes them, with symbols. */
export const CURRENCIES = ['usd', 'eur', 'rub', 'cny'] as const
export type Currency = (typeof CURRENCIES)[number]
/** `rate`: one US dollar in `currency`. */
export type Exchange = { currency: Currency; rate: number }
export const DOLLARS: Exchange = { currency: 'usd', rate: 1 }
const SYMBOLS: Record<Currency, string> = { usd: '$', eur: '€', rub: '₽', cny: '¥' }

/** Time span of a price chart in seconds. */
export const SPANS = { day: 86_400, week: 7 * 86_400, month: 30 * 86_400 } as const
export type SpanName = keyof typeof SPANS

/** Non-negative money with `decimals` places: $3.10. Without `Intl`, whose first use takes a phone 100 ms. */
export const money = (value: number, currency: Currency, decimals: number) => SYMBOLS[currency] + price(value, decimals)

/** A large sum in short form: $15.4B. */
export const shortMoney = (value: number, currency: Currency) =>
  abbreviate(value).replace(/^<?/, less => less + SYMBOLS[currency])
