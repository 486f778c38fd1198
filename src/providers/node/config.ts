import * as v from 'valibot'
import type { Call } from '../../lib/call.ts'
import { base64Bytes } from '../http/bag.ts'
import { nodeApi } from './client.ts'

const parameter = v.object({ config: v.object({ bytes: base64Bytes }) })

/** Bag of a parameter of the current configuration (getConfigParam). Throws ProviderError. */
export const getParameter = async (call: Call, param: number): Promise<Uint8Array> =>
  (await nodeApi('/getConfigParam', { param }, parameter, call)).config.bytes
