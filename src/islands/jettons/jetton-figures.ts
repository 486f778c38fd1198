import { type JettonRow, marketValue } from '../../domain/jetton/list.ts'
import { type Exchange, shortMoney } from '../../domain/market/market.ts'
import { smallPrice } from '../../domain/market/small-price.ts'
import { MISSING } from '../../domain/text/format.ts'
import { type JettonRate, pricedRate } from './jetton-rate.ts'

/** Price of a jetton in the chosen currency, as text. */
export function priceOf(rate: JettonRate, { currency, rate: per }: Exchange): string {
  const price = pricedRate(rate)?.price
  return price == null ? MISSING : smallPrice(price * per, currency)
}

/** Price × supply in the chosen currency, as text. */
export function marketCap(jetton: JettonRow, rate: JettonRate, { currency, rate: per }: Exchange): string {
  const price = pricedRate(rate)?.price
  const value = price == null ? null : marketValue(jetton, price)
  return value === null ? MISSING : shortMoney(value * per, currency)
}
