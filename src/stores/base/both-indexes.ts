import type { Call } from '../../lib/call.ts'
import { hasIndexV3 } from '../../providers/v3.ts'
import { hurried, joined } from './joined.ts'
import { Missing } from './missing.ts'

type Load<T> = (call: Call) => Promise<T>

/** Reads of the same by tonapi and by toncenter's index, and both as one. */
export type BothIndexes<T> = {
  byIndexer: Load<T>
  byIndexV3: Load<T>
  /** tonapi's value by default */
  join?: (indexV3: T, indexer: T) => T
  /** the index's value where tonapi fails */
  alone?: (indexV3: T) => T
}

/**
 * Asks tonapi and toncenter's index at once, where a build names the index. Yields what comes first, and returns both joined. With `isEnough`
 * tonapi's value needs no other. Where both fail, a `not-found` of either is thrown in place of tonapi's failure.
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
