import type { Cache } from './cache.ts'
import type { Call } from './call.ts'
import type { Argument } from './query-key.ts'
import type { Load } from './settle.ts'
import type { Rank } from './throttle.ts'

export type QueryOptions<T, A extends Argument[]> = {
  key: string
  /** May be a generator: yielded values are shown, the returned one is saved. If it returns nothing, its last part stays. */
  load: (call: Call, ...args: A) => Load<T>
  /** ms for which a saved copy is fresh and shown without a request. Without it, a copy is fresh for 5 minutes, and shown during a refresh for 30. */
  freshFor?: number
  /** Values never change: a copy is shown without a request, however old. */
  immutable?: boolean
  /** ms between refreshes while there are listeners; none by default. */
  refetch?: number
  /** Rank of the first load in the provider's queue; `RANK.main` by default. */
  rank?: Rank
}

export type Surroundings = {
  cache: Cache
  /** False at build time, when no requests are sent. */
  inBrowser: boolean
  isHidden: () => boolean
  onVisible: (listener: () => void) => () => void
  /** Called before a value is shown, with the time it was learnt. */
  onValue?: (value: unknown, at: number) => void
  now?: () => number
}
