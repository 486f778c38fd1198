import { problemOf } from '../../domain/text/problem.ts'
import type { Call } from '../../lib/call.ts'
import { hasIndexV3 } from '../../providers/v3.ts'
import { withFallback } from './with-fallback.ts'

type Load<T> = (call: Call) => Promise<T>

/** As `withFallback`; where all fail, a `not-found` of any of them is thrown in place of the first's failure. */
export async function askEach<T>(call: Call, ...loads: Load<T>[]): Promise<T> {
  let missing: unknown
  const noting = (load: Load<T>) => (call: Call) =>
    load(call).catch(error => {
      if (problemOf(error)?.kind === 'not-found') missing ??= error
      throw error
    })
  try {
    return await withFallback(call, ...loads.map(noting))
  } catch (error) {
    throw missing ?? error
  }
}

/** Asks the indexer, and behind it toncenter's index, where a build names one. Each may say `not-found`. */
export const withIndexV3 = <T>(call: Call, byIndexer: Load<T>, byIndexV3: Load<T>): Promise<T> =>
  askEach(call, ...(hasIndexV3 ? [byIndexer, byIndexV3] : [byIndexer]))
