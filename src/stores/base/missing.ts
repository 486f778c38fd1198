import { problemOf } from '../../domain/text/problem.ts'
import type { Call } from '../../lib/call.ts'

type Load<T> = (call: Call) => Promise<T>

/** Keeps the first `not-found` of several loads, as it counts more than another provider's failure. */
export class Missing {
  #error: unknown

  /** The load, whose `not-found` is kept. */
  noting<T>(load: Load<T>): Load<T> {
    return call =>
      load(call).catch(error => {
        if (problemOf(error)?.kind === 'not-found') this.#error ??= error
        throw error
      })
  }

  /** The kept `not-found`, else the failure. */
  reason(failure: unknown): unknown {
    return this.#error ?? failure
  }
}
