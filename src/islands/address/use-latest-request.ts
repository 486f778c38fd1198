import { useEffect, useRef } from 'react'

type LatestRequest = {
  /** Aborts the previous request and starts another. Calls either `done` or `failed`, or neither after an abort. */
  start: <T>(
    ask: (signal: AbortSignal) => Promise<T>,
    done: (value: T) => void,
    failed: (error: unknown) => void,
  ) => Promise<void>
  abort: () => void
}

/** Runs one request at a time: a new one or unmounting aborts it. */
export function useLatestRequest(): LatestRequest {
  const running = useRef<AbortController>(undefined)
  const abort = () => running.current?.abort()
  useEffect(() => abort, [])

  return {
    abort,
    async start(ask, done, failed) {
      abort()
      const controller = new AbortController()
      running.current = controller
      const { signal } = controller
      try {
        const value = await ask(signal)
        if (!signal.aborted) done(value)
      } catch (error) {
        if (!signal.aborted) failed(error)
      }
    },
  }
}
