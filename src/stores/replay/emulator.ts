import type { EmulatorNews, EmulatorOrder, EmulatorResult } from '../../ton/replay/orders.ts'

/** Maximum run time in ms after the emulator is loaded. */
const MAX_RUN_MS = 60_000
/** Maximum time in ms for stacks and get-methods, after the transaction is made. */
const MAX_REST_MS = 15_000
/** Maximum time in ms without progress of a download. */
const MAX_SILENCE_MS = 60_000

type Policies = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => typeof rules
}
const { trustedTypes } = globalThis as { trustedTypes?: Policies }

/** The only script URL that this policy permits, for pages with Trusted Types. */
const rules = { createScriptURL: (_url: string) => '/replay.js' }
let policy: typeof rules | undefined

function openWorker(): Worker {
  const made = policy ?? trustedTypes?.createPolicy('nanoscope-replay', rules) ?? rules
  policy = made
  return new Worker(made.createScriptURL(''))
}

/** Error if the emulator returned no result: not loaded, not runnable, or out of time. */
export class EmulationError extends Error {
  override name = 'EmulationError'
  readonly fault: 'download' | 'engine' | 'time'

  constructor(fault: 'download' | 'engine' | 'time', detail: string) {
    super(detail)
    this.fault = fault
  }
}

/** An emulator that is loading or loaded. Runs one order. */
export type OpenEmulator = {
  /** Rejects with an `EmulationError`. */
  run: (order: EmulatorOrder) => Promise<EmulatorResult>
  /** terminates the worker at once */
  close: () => void
}

/** Starts a worker, which begins to fetch the emulator. Calls `onNews` with the download's progress and the start of a run. */
export function openEmulator(onNews: (news: EmulatorNews) => void): OpenEmulator {
  const worker = openWorker()
  const { promise, resolve, reject } = Promise.withResolvers<EmulatorResult>()
  // Prevents an unhandled rejection: earlier failures are reported by `run`.
  promise.catch(() => {})
  let made: EmulatorResult | undefined
  const fail = (fault: EmulationError['fault'], detail: string) =>
    made ? resolve(made) : reject(new EmulationError(fault, detail))
  let timer = setTimeout(fail, MAX_SILENCE_MS, 'download', 'silence')
  let isHeard = false
  worker.onmessage = ({ data: news }: MessageEvent<EmulatorNews>) => {
    isHeard = true
    if (news.kind === 'failed') fail(news.fault, news.detail)
    else if (news.kind === 'download' || news.kind === 'running') onNews(news)
    else if (news.kind === 'made') made = news.result
    else resolve(news)
    clearTimeout(timer)
    if (news.kind === 'running') timer = setTimeout(fail, MAX_RUN_MS, 'time', 'too long')
    else if (news.kind === 'made') timer = setTimeout(fail, MAX_REST_MS, 'time', 'too long')
    else timer = setTimeout(fail, MAX_SILENCE_MS, 'download', 'silence')
  }
  // A worker that sent no message did not load its script.
  worker.onerror = () => fail(isHeard ? 'engine' : 'download', 'the worker ended')
  worker.onmessageerror = () => fail('engine', 'the result was unreadable')
  return {
    run(order) {
      worker.postMessage(order)
      return promise
    },
    close() {
      clearTimeout(timer)
      worker.terminate()
    },
  }
}

/** Runs one order on a new emulator. Throws an `EmulationError`, or the signal's reason. The worker is terminated in any case. */
export async function emulate(order: EmulatorOrder, signal: AbortSignal): Promise<EmulatorResult> {
  const emulator = openEmulator(() => {})
  try {
    return await unlessAborted(emulator.run(order), signal)
  } finally {
    emulator.close()
  }
}

/** The promise's value; rejects with the signal's reason once it is aborted. */
export function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    promise.then(resolve, reject)
  })
}
