import type { ReadableAtom } from 'nanostores'
import type { Progress } from './call.ts'

/** A value on screen: learnt `at` (unix ms) from `sources`; `saved` when this browser had it; `error` when the last refresh failed. */
export type Ready<T> = {
  status: 'ready'
  value: T
  at: number
  sources: string[]
  saved: boolean
  /** it is what was known before the load ended: the rest is on its way */
  partial?: true
  changing: boolean
  error?: unknown
}

/** `awaited`: whose turn or answer a first load waits for. */
export type QueryState<T> =
  | { status: 'loading'; awaited?: Progress }
  | Ready<T>
  | { status: 'failed'; error: unknown; changing: boolean }

export type Query<T> = ReadableAtom<QueryState<T>> & {
  /** Loads now, as by a press of Try Again. */
  refresh: () => void
  /** milliseconds between refreshes while somebody looks; undefined when it is asked once */
  refetch: number | undefined
}
