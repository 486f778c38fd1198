/** Latest progress of a shared call, and the functions of its callers that get it. */
type News<P> = { latest?: P; readers: Set<(progress: P) => void> }

type Flight<T, P> = { promise: Promise<T>; news: News<P>; controller: AbortController }

type Start<T, P> = (signal: AbortSignal, report: (progress: P) => void) => Promise<T>

/**
 * Deduplicates concurrent calls: callers with the same key share one promise and its progress; a later caller gets the latest progress at
 * once. An abort rejects its own caller at once with the signal's reason. The shared call is aborted after its last caller.
 */
export function createSingleFlight<P>() {
  const flights = new Map<string, Flight<unknown, P>>()

  function take<T>(key: string, start: Start<T, P>, onProgress: (progress: P) => void): Flight<T, P> {
    const known = flights.get(key)
    if (known) {
      known.news.readers.add(onProgress)
      if (known.news.latest !== undefined) onProgress(known.news.latest)
      return known as Flight<T, P>
    }
    const controller = new AbortController()
    const news: News<P> = { readers: new Set([onProgress]) }
    const report = (progress: P) => {
      news.latest = progress
      for (const read of news.readers) read(progress)
    }
    const promise = start(controller.signal, report).finally(() => {
      if (flights.get(key) === flight) flights.delete(key)
    })
    const flight = { promise, news, controller }
    flights.set(key, flight)
    return flight
  }

  return function singleFlight<T>(
    key: string,
    signal: AbortSignal,
    start: Start<T, P>,
    onProgress: (progress: P) => void = () => {},
  ): Promise<T> {
    if (signal.aborted) return Promise.reject(signal.reason)
    // A new function, because several callers may pass the same one.
    const read = (progress: P) => onProgress(progress)
    const flight = take(key, start, read)
    return new Promise<T>((resolve, reject) => {
      const leave = () => {
        reject(signal.reason)
        flight.news.readers.delete(read)
        if (flight.news.readers.size > 0) return
        if (flights.get(key) === flight) flights.delete(key)
        flight.controller.abort(signal.reason)
      }
      signal.addEventListener('abort', leave, { once: true })
      flight.promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
    })
  }
}
