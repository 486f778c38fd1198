import type { Call } from '../../lib/call.ts'
import { RANK } from '../../lib/throttle.ts'
import { SECOND } from '../../lib/time.ts'
import { ProviderError } from '../../providers/http/error.ts'

type Load<T> = (call: Call) => Promise<T>

/** A provider that was asked and is silent for so long is not waited for alone. */
const PATIENCE = 5 * SECOND

/** The load's value, whose sources are reported only when it succeeds. */
async function attempt<T>(call: Call, load: Load<T>): Promise<T> {
  const sources: string[] = []
  const value = await load({ ...call, onSource: source => void sources.push(source) })
  sources.forEach(call.onSource)
  return value
}

/** Resolves when the load that reports to `onProgress` has been refused once, or asked for 5 s without an answer. */
function trouble() {
  let timer: ReturnType<typeof setTimeout> | undefined
  let onTrouble = () => {}
  const met = new Promise<void>(resolve => {
    onTrouble = resolve
  })
  return {
    met,
    onProgress({ phase }: { phase: string }) {
      if (phase === 'asked') timer ??= setTimeout(onTrouble, PATIENCE)
      if (phase === 'retrying') onTrouble()
    },
    stop: () => clearTimeout(timer),
  }
}

/**
 * Asks the next provider when one fails, is refused once, or stays silent for 5 s, in their order; the first answer counts and stops the
 * others. Throws the first provider's error when all fail.
 */
export const withFallback = <T>(call: Call, ...loads: Load<T>[]): Promise<T> =>
  loads.reduceRight((next, load) => call => either(call, load, next))(call)

async function either<T>(call: Call, first: Load<T>, second: Load<T>): Promise<T> {
  const over = new AbortController()
  const signal = AbortSignal.any([call.signal, over.signal])
  const { met, stop, ...watch } = trouble()
  const report: Call['onProgress'] = progress => {
    watch.onProgress(progress)
    call.onProgress?.(progress)
  }
  const main = attempt({ ...call, signal, onProgress: report }, first)
  try {
    const outcome = await Promise.race([
      main.then(
        value => ({ value }),
        (error: unknown) => ({ error }),
      ),
      met.then(() => ({})),
    ])
    if ('value' in outcome) return outcome.value
    if ('error' in outcome && !(outcome.error instanceof ProviderError)) throw outcome.error
    const spare = attempt({ ...call, signal, rank: call.rank === RANK.refresh ? call.rank : RANK.retry }, second)
    return await Promise.any([main, spare]).catch(() => main)
  } finally {
    stop()
    over.abort()
  }
}
