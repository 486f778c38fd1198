import { type JettonRow, marketValue } from '../../domain/jetton/list.ts'
import { shortMoney } from '../../domain/market/market.ts'
import { smallPrice } from '../../domain/market/small-price.ts'
import { MISSING } from '../../domain/text/format.ts'
import { type JettonRate, pricedRate } from './JettonTrend.tsx'

/** A jetton's price in US dollars for people. */
export function priceText(rate: JettonRate): string {
  const price = pricedRate(rate)?.price
  return price == null ? MISSING : smallPrice(price, 'usd')
}

/** Price × supply for people. */
export function marketCap(jetton: JettonRow, rate: JettonRate): string {
  const price = pricedRate(rate)?.price
  const value = price == null ? null : marketValue(jetton, price)
  return value === null ? MISSING : shortMoney(value, 'usd')
}
