import { type JettonRow, marketValue } from '../../domain/jetton/list.ts'
import { shortMoney } from '../../domain/market/market.ts'
import { MISSING } from '../../domain/text/format.ts'
import { $exchange } from '../../stores/exchange.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import { type JettonRate, pricedRate } from './jetton-rate.ts'

/** What all of a jetton is worth in the chosen currency. */
export default function JettonCap({ jetton, rate }: { jetton: JettonRow; rate: JettonRate }) {
  const { currency, rate: per } = useQuery($exchange)
  const price = pricedRate(rate)?.price
  const value = price == null ? null : marketValue(jetton, price)
  return value === null ? MISSING : shortMoney(value * per, currency)
}
