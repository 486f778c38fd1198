import type { Query } from './query-state.ts'

/**
 * The value of a query, waited for until its load has ended; the query is looked at meanwhile, so that it loads. Rejects with the error of
 * the query when it fails, or with the reason of the signal.
 */
export function awaitValue<T>(query: Query<T>, signal: AbortSignal): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  function check() {
    const state = query.get()
    if (state.status === 'ready' && !state.partial) resolve(state.value)
    else if (state.status === 'failed' && !state.changing) reject(state.error)
  }
  const stop = query.listen(check)
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort)
  check()
  return promise.finally(() => {
    stop()
    signal.removeEventListener('abort', abort)
  })
}
