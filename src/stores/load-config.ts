import type { Call } from '../lib/call.ts'
import { ProviderError } from '../providers/http/error.ts'
import { getIndexedParameter } from '../providers/indexer/config.ts'
import { getParameter } from '../providers/node/config.ts'
import { withFallback } from './base/with-fallback.ts'

/**
 * Parameter of the current configuration by toncenter, with tonapi as the fallback. Throws ProviderError: `malformed` if `read` returns
 * undefined.
 */
export function loadParameter<T>(call: Call, param: number, read: (bytes: Uint8Array) => T | undefined): Promise<T> {
  const reading = (get: typeof getParameter, provider: 'toncenter' | 'tonapi') => async (call: Call) => {
    const value = read(await get(call, param))
    if (value === undefined) throw new ProviderError('malformed', provider, `config: parameter ${param} is another`)
    return value
  }
  return withFallback(call, reading(getParameter, 'toncenter'), reading(getIndexedParameter, 'tonapi'))
}
