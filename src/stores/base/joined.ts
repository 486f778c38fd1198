import type { Call } from '../../lib/call.ts'
import { learnFrom } from './address-book.ts'
import { attempt } from './with-fallback.ts'

type Load<T> = (call: Call) => Promise<T>

/** Loads a value and adds its addresses to the address book, because the merged value may lack some of them. */
async function learn<T>(call: Call, load: Load<T>): Promise<T> {
  const value = await attempt(call, load)
  learnFrom(value)
  return value
}

/**
 * Requests two providers at the same time. Yields the first value and returns the merged one, or the other's value if one fails. Throws the
 * error of `main` if both fail.
 */
export async function* joined<T, M extends T, S extends T>(
  call: Call,
  main: Load<M>,
  second: Load<S>,
  join: (main: M, second: S) => T | Promise<T>,
): AsyncGenerator<T, T> {
  const both = [learn(call, main), learn(call, second)] as const
  yield await Promise.any(both).catch(() => both[0])
  const [one, other] = await Promise.allSettled(both)
  if (one.status === 'rejected') return both[1]
  return other.status === 'fulfilled' ? await join(one.value, other.value) : one.value
}

/**
 * Requests two providers at the same time, of which `main` knows all that `quick` knows. Yields the quick value if it arrives first, and
 * returns the merged one. A main value that arrives first is returned alone, and `quick` is aborted. Throws the error of `main` if both
 * fail.
 */
export async function* hurried<T>(
  call: Call,
  main: Load<T>,
  quick: Load<T>,
  join: (main: T, quick: T) => T,
): AsyncGenerator<T, T> {
  const over = new AbortController()
  const whole = learn(call, main)
  const early = learn({ ...call, signal: AbortSignal.any([call.signal, over.signal]) }, quick)
  const tagged = async (load: Promise<T>) => ({ value: await load, isWhole: load === whole })
  try {
    const first = await Promise.any([tagged(whole), tagged(early)]).catch(() => tagged(whole))
    if (first.isWhole) return first.value
    yield first.value
    const [last] = await Promise.allSettled([whole])
    return last.status === 'fulfilled' ? join(last.value, first.value) : first.value
  } finally {
    over.abort()
  }
}
