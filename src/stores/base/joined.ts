import type { Call } from '../../lib/call.ts'

type Load<T> = (call: Call) => Promise<T>

/** The load's value, whose sources are reported once it is there. */
async function attempt<T>(call: Call, load: Load<T>): Promise<T> {
  const sources: string[] = []
  const value = await load({ ...call, onSource: source => void sources.push(source) })
  sources.forEach(call.onSource)
  return value
}

/**
 * Asks two providers at once. Yields what comes first, and returns both joined; where one fails, the other's alone. Throws the first's error
 * when both fail.
 */
export async function* joined<T, M extends T, S extends T>(
  call: Call,
  main: Load<M>,
  second: Load<S>,
  join: (main: M, second: S) => T | Promise<T>,
): AsyncGenerator<T, T> {
  const both = [attempt(call, main), attempt(call, second)] as const
  yield await Promise.any(both).catch(() => both[0])
  const [one, other] = await Promise.allSettled(both)
  if (one.status === 'rejected') return both[1]
  return other.status === 'fulfilled' ? await join(one.value, other.value) : one.value
}
