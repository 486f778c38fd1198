import type { Call } from '../../lib/call.ts'
import { hasIndexV3 } from '../../providers/v3.ts'
import { Missing } from './missing.ts'
import { withFallback } from './with-fallback.ts'

type Load<T> = (call: Call) => Promise<T>

/** Like `withFallback`, but if all loads fail, throws a `not-found` of any load in place of the first error. */
export async function askEach<T>(call: Call, ...loads: Load<T>[]): Promise<T> {
  const missing = new Missing()
  try {
    return await withFallback(call, ...loads.map(load => missing.noting(load)))
  } catch (error) {
    throw missing.reason(error)
  }
}

/** Requests the indexer, with toncenter's index as the fallback if the build has one. Either may throw `not-found`. */
export const withIndexV3 = <T>(call: Call, byIndexer: Load<T>, byIndexV3: Load<T>): Promise<T> =>
  askEach(call, ...(hasIndexV3 ? [byIndexer, byIndexV3] : [byIndexer]))
