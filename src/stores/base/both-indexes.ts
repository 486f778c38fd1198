import type { Call } from '../../lib/call.ts'
import { hasIndexV3 } from '../../providers/v3.ts'
import { hurried, joined } from './joined.ts'
import { Missing } from './missing.ts'

type Load<T> = (call: Call) => Promise<T>

/** Loads of the same data by tonapi and by toncenter's index, and how to merge the results. */
export type BothIndexes<T> = {
  byIndexer: Load<T>
  byIndexV3: Load<T>
  /** merges both values; by default tonapi's value replaces the index's */
  join?: (indexV3: T, indexer: T) => T
  /** adapts the index's value if tonapi fails */
  alone?: (indexV3: T) => T
}

/**
 * Requests tonapi and toncenter's index at the same time, or tonapi alone if the build has no index. Yields the first value and returns the
 * merged one. With `isEnough`, tonapi's value alone completes the load. If both fail, throws a `not-found` of either, else tonapi's error.
 */
export async function* bothIndexes<T>(call: Call, both: BothIndexes<T>, isEnough = false): AsyncGenerator<T, T> {
  const { byIndexer, byIndexV3, join = (_, value) => value, alone = value => value } = both
  if (!hasIndexV3) return byIndexer(call)
  const missing = new Missing()
  let isHeard = false
  const heard = missing.noting(async call => {
    const value = await byIndexer(call)
    isHeard = true
    return value
  })
  try {
    const ask = isEnough ? hurried<T> : joined<T, T, T>
    const value = yield* ask(call, heard, missing.noting(byIndexV3), (indexer, indexV3) => join(indexV3, indexer))
    return isHeard ? value : alone(value)
  } catch (error) {
    throw missing.reason(error)
  }
}
