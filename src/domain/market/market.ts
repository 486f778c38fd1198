import { price } from '../text/format.ts'

/** What a token is worth in one currency, and how that changed, in percent; null where it has no market. */
export type TokenRate = { price: number | null; day: number | null; week: number | null; month: number | null }

/** Rates by token: a raw address, or a ticker. */
export type TokenRates = Record<string, TokenRate>

/** A price of the coin at an exchange, in US dollars. Few publish pair, volume and link. */
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

/** unix seconds */
export type PricePoint = { utime: number; value: number }

/** The supply that an estimate of the market capitalisation assumes. */
export const ASSUMED_SUPPLY = 5e9

/** Volume of all markets that publish theirs; null when none does. */
export function totalVolume(markets: Market[]): number | null {
  const volumes = markets.flatMap(({ volume }) => volume ?? [])
  return volumes.length > 0 ? volumes.reduce((sum, volume) => sum + volume, 0) : null
}

/** `+1.28%`, with a typographic minus. */
export function changeText(percent: number): string {
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : ''
  const digits = price(Math.abs(percent))
  return `${Number(digits) === 0 ? '' : sign}${digits}%`
}

export type PriceSummary = {
  first: PricePoint
  last: PricePoint
  min: PricePoint
  max: PricePoint
  /** percent; null from nothing */
  change: number | null
}

/** The facts of a price line; undefined when there is no line. Points are in the order of time. */
export function summarise(points: PricePoint[]): PriceSummary | undefined {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return undefined
  const min = points.reduce((low, point) => (point.value < low.value ? point : low), first)
  const max = points.reduce((high, point) => (point.value > high.value ? point : high), first)
  return { first, last, min, max, change: first.value > 0 ? (last.value / first.value - 1) * 100 : null }
}

/** The path of a line through `points` in a box of 100 × 100, time to the right, the highest price at the top. */
export function linePath(points: PricePoint[]): string {
  const facts = summarise(points)
  if (!facts) return ''
  const { first, last, min, max } = facts
  const [span, range] = [last.utime - first.utime || 1, max.value - min.value]
  const place = ({ utime, value }: PricePoint) => {
    const x = ((utime - first.utime) / span) * 100
    const y = range > 0 ? ((max.value - value) / range) * 100 : 50
    return `${x.toFixed(2)} ${y.toFixed(2)}`
  }
  return `M${points.map(place).join('L')}`
}

/** The rate of the coin, whose ticker is echoed in either case, and which has had two names. */
export const coinRate = (rates: TokenRates): TokenRate | undefined => rates.TON ?? rates.ton ?? rates.GRAM

/** Currencies of prices: lower-case codes as the provider takes them. */
export const CURRENCIES = ['usd', 'eur', 'rub', 'cny'] as const

/** How far back a chart of prices looks, in seconds. */
export const SPANS = { day: 86_400, week: 7 * 86_400, month: 30 * 86_400 } as const
export type SpanName = keyof typeof SPANS

/** Money with `decimals` places: $3.10. */
export const money = (value: number, currency: string, decimals: number) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value)

/** A large sum in few characters: $15.4B. */
export const shortMoney = (value: number, currency: string) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    maximumFractionDigits: 1,
  }).format(value)

/** A price of any size with four significant digits, never in powers of ten: $1,234, $0.00001234. */
export const smallPrice = (value: number, currency: string) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumSignificantDigits: 4,
  }).format(value)
