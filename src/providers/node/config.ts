import * as v from 'valibot'
import type { Call } from '../../lib/call.ts'
import { base64Bytes } from '../http/bag.ts'
import { nodeApi } from './client.ts'

const configuration = v.pipe(
  v.object({ config: v.object({ bytes: base64Bytes }) }),
  v.transform(({ config }) => config.bytes),
)

/** Bag of a parameter of the current configuration, or after a masterchain block, unchecked (getConfigParam). Throws ProviderError. */
export const getParameter = (call: Call, param: number, seqno?: number): Promise<Uint8Array> =>
  nodeApi('/getConfigParam', { param, ...(seqno !== undefined && { seqno }) }, configuration, call)

/** All parameters of the configuration after a masterchain block, `Hashmap 32 ^Cell`, unchecked (getConfigAll). */
export const getConfiguration = (call: Call, seqno: number): Promise<Uint8Array> =>
  nodeApi('/getConfigAll', { seqno }, configuration, call)
