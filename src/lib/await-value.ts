import type { Query } from './query-state.ts'

/**
 * Value of a query after its load has ended; listens meanwhile, which starts the load. Rejects with the query's error, or with the signal's
 * reason.
 */
export function awaitValue<T>(query: Query<T>, signal: AbortSignal): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  function check() {
    const state = query.get()
    if (state.status === 'loading') return
    if (state.status === 'ready' && !state.partial) resolve(state.value)
    else if ((state.status === 'failed' || state.error !== undefined) && !state.changing) reject(state.error)
  }
  const stop = query.listen(check)
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort)
  if (signal.aborted) abort()
  check()
  return promise.finally(() => {
    stop()
    signal.removeEventListener('abort', abort)
  })
}
