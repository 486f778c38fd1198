import type { Currency } from '../../domain/market/market.ts'
import { priceText } from '../../domain/market/price-text.ts'
import { MISSING } from '../../domain/text/format.ts'
import { recentValue } from '../../lib/recent-value.ts'
import { $currency } from '../../stores/currency.ts'
import { $coinPrice } from '../../stores/rates.ts'
import { useCurrent, useQuery } from '../../ui/live/use-query.ts'

/** Price of TON in the chosen currency. */
export default function PriceValue() {
  const currency = useCurrent($currency)
  return currency ? <Price currency={currency} /> : MISSING
}

function Price({ currency }: { currency: Currency }) {
  const known = recentValue(useQuery($coinPrice(currency))) ?? null
  return (
    <span key={known} className={known === null ? '' : 'breathe truncate'}>
      {known === null ? MISSING : priceText(known, currency, 2)}
    </span>
  )
}
