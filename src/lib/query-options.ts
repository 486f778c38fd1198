import type { Cache } from './cache.ts'
import type { Call } from './call.ts'
import type { Argument } from './query-key.ts'
import type { Load } from './settle.ts'
import type { Rank } from './throttle.ts'

export type QueryOptions<T, A extends Argument[]> = {
  key: string
  /** A generator shows what it yields before it ends; only what it returns is saved. Where it returns nothing, its last part stays. */
  load: (call: Call, ...args: A) => Load<T>
  /**
   * Freshness of a saved copy, which is shown without asking again, in ms. Without it a copy is fresh for 5 minutes, and for 30 it is shown while a
   * new one is fetched.
   */
  freshFor?: number
  /** It never changes: a copy is shown at once, however old. */
  immutable?: boolean
  /** Milliseconds between refreshes while somebody looks; without it there are none. */
  refetch?: number
  /** Rank of the first load in the provider's queue; `RANK.main` by default. */
  rank?: Rank
}

export type Surroundings = {
  cache: Cache
  /** False during the static build: nothing is asked then. */
  inBrowser: boolean
  isHidden: () => boolean
  onVisible: (listener: () => void) => () => void
  /** Called before a value is shown, with the time it was learnt. */
  onValue?: (value: unknown, at: number) => void
  now?: () => number
}
