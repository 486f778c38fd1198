import type { Call, Progress } from '../../lib/call.ts'
import { RANK } from '../../lib/throttle.ts'
import { SECOND } from '../../lib/time.ts'
import { ProviderError } from '../../providers/http/error.ts'

type Load<T> = (call: Call) => Promise<T>

/** Time after which a silent provider is no longer awaited alone. */
const MAX_SILENCE_MS = 5 * SECOND

/** Returns the load's value, and reports its sources only if it succeeds. */
export async function attempt<T>(call: Call, load: Load<T>): Promise<T> {
  const sources: string[] = []
  const value = await load({ ...call, onSource: source => void sources.push(source) })
  sources.forEach(call.onSource)
  return value
}

/** Outcome of a load that failed, was refused once, or stayed silent for 5 s. */
const TROUBLE = Symbol()

/**
 * Tries the loads in order. The next one starts when one fails, is refused once, or is silent for 5 s. The first answer wins and aborts the
 * others. If all fail, throws the first load's error that is not `not-found`, if any.
 */
export const withFallback = <T>(call: Call, ...loads: Load<T>[]): Promise<T> =>
  loads.reduceRight((next, load) => call => either(call, load, next))(call)

async function either<T>(call: Call, first: Load<T>, second: Load<T>): Promise<T> {
  const over = new AbortController()
  const signal = AbortSignal.any([call.signal, over.signal])
  let timer: ReturnType<typeof setTimeout> | undefined
  let onTrouble = (_: typeof TROUBLE) => {}
  const trouble = new Promise<typeof TROUBLE>(resolve => {
    onTrouble = resolve
  })
  const onProgress = (progress: Progress) => {
    if (progress.phase === 'asked') timer ??= setTimeout(onTrouble, MAX_SILENCE_MS, TROUBLE)
    if (progress.phase === 'retrying') onTrouble(TROUBLE)
    call.onProgress?.(progress)
  }
  const main = attempt({ ...call, signal, onProgress }, first)
  try {
    const outcome = await Promise.race([main, trouble]).catch((error: unknown): typeof TROUBLE => {
      if (error instanceof ProviderError) return TROUBLE
      throw error
    })
    if (outcome !== TROUBLE) return outcome
    const spare = attempt({ ...call, signal, rank: call.rank === RANK.refresh ? call.rank : RANK.retry }, second)
    return await Promise.any([main, spare]).catch(() =>
      // One provider's “not found” proves nothing while the other does not answer.
      main.catch((error: unknown) => {
        if (error instanceof ProviderError && error.kind === 'not-found') return spare
        throw error
      }),
    )
  } finally {
    clearTimeout(timer)
    over.abort()
  }
}
