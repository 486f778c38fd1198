import type { Call } from '../../lib/call.ts'
import { field } from '../http/wire.ts'
import { coinPriceRequest, readCoinPrice } from '../requests/rates.ts'
import { indexerApi } from './client.ts'

/** Price of one TON in `currency` (lower case); null if the provider has none. */
export const getCoinPrice = (call: Call, currency: string): Promise<number | null> =>
  indexerApi(
    ...coinPriceRequest.of(currency),
    field('rates', answer => readCoinPrice(answer, currency)),
    call,
  )
