import { isNotFound } from '../../domain/text/problem.ts'
import type { Call } from '../../lib/call.ts'

type Load<T> = (call: Call) => Promise<T>

/** Keeps the first `not-found` among several loads. It is reported in place of other providers' failures. */
export class Missing {
  #error: unknown

  /** Wraps a load so that its `not-found` is kept. */
  noting<T>(load: Load<T>): Load<T> {
    return call =>
      load(call).catch(error => {
        if (isNotFound(error)) this.#error ??= error
        throw error
      })
  }

  /** Returns the kept `not-found`, or else `failure`. */
  reason(failure: unknown): unknown {
    return this.#error ?? failure
  }
}
