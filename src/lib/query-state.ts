import type { ReadableAtom } from 'nanostores'
import type { Progress } from './call.ts'

/** A displayed value, learnt `at` (unix ms) from `sources`. `saved`: from this browser's storage; `error`: of the last refresh. */
export type Ready<T> = {
  status: 'ready'
  value: T
  at: number
  sources: string[]
  saved: boolean
  /** a part of the value: the load has not ended */
  partial?: true
  changing: boolean
  error?: unknown
}

/** State of a query. `awaited`: progress of the first load's call. */
export type QueryState<T> =
  | { status: 'loading'; awaited?: Progress }
  | Ready<T>
  | { status: 'failed'; error: unknown; changing: boolean }

export type Query<T> = ReadableAtom<QueryState<T>> & {
  /** Loads now, as for Try Again. */
  refresh: () => void
  /** ms between refreshes while there are listeners; undefined for none */
  refetch: number | undefined
}
