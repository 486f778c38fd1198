import * as v from 'valibot'
import type { Call } from '../../lib/call.ts'
import { dictionary, maybe, price } from '../http/wire.ts'
import { coinPriceRequest } from '../requests/rates.ts'
import { indexerApi } from './client.ts'

const rates = v.object({ rates: dictionary })

// The coin's ticker is echoed upper-cased, and the coin has had two names.
const KEYS = ['TON', 'ton', 'GRAM']

/** Price of one coin in `currency` (lower case); null where the provider names none. */
export async function getCoinPrice(call: Call, currency: string): Promise<number | null> {
  const answer = await indexerApi(...coinPriceRequest.of(currency), rates, call)
  const code = currency.toUpperCase()
  const key = KEYS.find(name => name in answer.rates) ?? ''
  const token = v.object({ prices: v.object({ [code]: maybe(price) }) })
  const found = v.safeParse(token, answer.rates[key])
  return found.success ? (found.output.prices[code] ?? null) : null
}
