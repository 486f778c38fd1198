import * as v from 'valibot'
import type { Call } from '../../lib/call.ts'
import type { RawAddress } from '../../ton/address.ts'
import { ProviderError } from '../http/error.ts'
import { isInteger } from '../http/fields.ts'
import { field } from '../http/wire.ts'
import { nodeApi } from './client.ts'

const supply = field('a supply', x => (isInteger(x) && /^\d{1,78}$/.test(String(x)) ? String(x) : undefined))
const masterData = v.object({ total_supply: supply })

/** How much there is of a jetton by its contract, in smallest units without a scale (getTokenData); `not-found` for what is no token. */
export async function getJettonSupply(call: Call, address: RawAddress): Promise<string> {
  try {
    return (await nodeApi('/getTokenData', { address }, masterData, call)).total_supply
  } catch (error) {
    if (error instanceof ProviderError && error.status === 409)
      throw new ProviderError('not-found', error.provider, error.detail, { cause: error })
    throw error
  }
}
