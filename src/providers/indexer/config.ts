import * as v from 'valibot'
import type { Call } from '../../lib/call.ts'
import { hexBytes } from '../http/bag.ts'
import { indexerApi } from './client.ts'

/** Bag of a parameter of the current configuration (blockchain/config/raw, which returns all of them). Throws ProviderError. */
export async function getIndexedParameter(call: Call, param: number): Promise<Uint8Array> {
  const name = `config_param${param}`
  const raw = v.object({ config: v.object({ [name]: hexBytes }) })
  const { config } = await indexerApi('/blockchain/config/raw', {}, raw, call)
  return config[name] as Uint8Array
}
