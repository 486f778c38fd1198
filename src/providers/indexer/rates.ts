import type { Call } from '../../lib/call.ts'
import { field } from '../http/wire.ts'
import { coinPriceRequest, readCoinPrice } from '../requests/rates.ts'
import { indexerApi } from './client.ts'

/** Price of one coin in `currency` (lower case); null where the provider names none. */
export const getCoinPrice = (call: Call, currency: string): Promise<number | null> =>
  indexerApi(
    ...coinPriceRequest.of(currency),
    field('rates', answer => readCoinPrice(answer, currency)),
    call,
  )
