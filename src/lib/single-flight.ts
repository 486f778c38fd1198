type Flight<T> = { promise: Promise<T>; callers: number; controller: AbortController }

/**
 * Deduplicates concurrent calls: callers with the same key share one promise. An abort rejects its own caller at once with the signal's
 * reason. The shared call is aborted after its last caller.
 */
export function createSingleFlight() {
  const flights = new Map<string, Flight<unknown>>()

  function take<T>(key: string, start: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const known = flights.get(key)
    if (known) return known as Flight<T>
    const controller = new AbortController()
    const promise = start(controller.signal).finally(() => {
      if (flights.get(key) === flight) flights.delete(key)
    })
    const flight: Flight<T> = { promise, callers: 0, controller }
    flights.set(key, flight)
    return flight
  }

  return function singleFlight<T>(
    key: string,
    signal: AbortSignal,
    start: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    if (signal.aborted) return Promise.reject(signal.reason)
    const flight = take(key, start)
    flight.callers++
    return new Promise<T>((resolve, reject) => {
      const leave = () => {
        reject(signal.reason)
        flight.callers--
        if (flight.callers > 0) return
        if (flights.get(key) === flight) flights.delete(key)
        flight.controller.abort(signal.reason)
      }
      signal.addEventListener('abort', leave, { once: true })
      flight.promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
    })
  }
}
