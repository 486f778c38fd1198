import * as v from 'valibot'
import type { Markets } from '../../domain/market/market.ts'
import { acceptLink } from '../../domain/token/image.ts'
import type { Call } from '../../lib/call.ts'
import { words } from '../bytes/wire-address.ts'
import { field, maybe, price, rows, text, time } from '../http/wire.ts'
import { indexerApi } from './client.ts'

/** A non-negative number, such as a volume. */
export const figure = field('a figure', x => (typeof x === 'number' && x >= 0 && x < Infinity ? x + 0 : undefined))

const MAX_LINK_LENGTH = 300

const link = v.pipe(
  text,
  v.transform(url => (url.length <= MAX_LINK_LENGTH ? (acceptLink(url) ?? null) : null)),
)
const market = v.object({
  exchange_name: maybe(words),
  market: maybe(words),
  market_pair: maybe(words),
  usd_price: maybe(price),
  usd_volume_24h: maybe(figure),
  url: maybe(link),
  last_date_update: maybe(time),
})
const list = v.object({ markets: rows(market) })

/** Exchanges that trade TON (rates/markets). Drops rows without an exchange or a price. */
export async function getMarkets(call: Call): Promise<Markets> {
  const { markets } = await indexerApi('/rates/markets', {}, list, call)
  const read = markets.rows.map(row => ({
    exchange: row.exchange_name ?? row.market,
    pair: row.market_pair,
    price: row.usd_price,
    volume: row.usd_volume_24h,
    link: row.url,
    utime: row.last_date_update,
  }))
  const named = read.filter(({ exchange, price }) => exchange !== null || price !== null)
  return { markets: named, unreadable: markets.unreadable + read.length - named.length }
}
