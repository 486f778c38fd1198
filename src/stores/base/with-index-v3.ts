import type { Call } from '../../lib/call.ts'
import { hasIndexV3 } from '../../providers/v3.ts'
import { Missing } from './missing.ts'
import { withFallback } from './with-fallback.ts'

type Load<T> = (call: Call) => Promise<T>

/** As `withFallback`; where all fail, a `not-found` of any of them is thrown in place of the first's failure. */
export async function askEach<T>(call: Call, ...loads: Load<T>[]): Promise<T> {
  const missing = new Missing()
  try {
    return await withFallback(call, ...loads.map(load => missing.noting(load)))
  } catch (error) {
    throw missing.reason(error)
  }
}

/** Asks the indexer, and behind it toncenter's index, where a build names one. Each may say `not-found`. */
export const withIndexV3 = <T>(call: Call, byIndexer: Load<T>, byIndexV3: Load<T>): Promise<T> =>
  askEach(call, ...(hasIndexV3 ? [byIndexer, byIndexV3] : [byIndexer]))
