import type { Call } from '../../lib/call.ts'
import { field } from '../http/wire.ts'
import { coinPriceRequest, readCoinPrice } from '../requests/rates.ts'
import { indexerApi } from './client.ts'

/** Price of a US dollar in `currency` (lower case), from TON's prices in both; null if the provider lacks one. */
export const getExchangeRate = (call: Call, currency: string): Promise<number | null> =>
  indexerApi(
    ...coinPriceRequest.of(`usd,${currency}`),
    field('rates', answer => {
      const [dollars, chosen] = [readCoinPrice(answer, 'usd'), readCoinPrice(answer, currency)]
      if (dollars === undefined || chosen === undefined) return undefined
      return dollars && chosen && chosen / dollars
    }),
    call,
  )
