import type { EmulatorNews, EmulatorOrder, EmulatorResult } from '../../ton/replay/orders.ts'

/** Milliseconds that the emulator may work after it has come. */
const MAX_RUN_MS = 60_000
/** Milliseconds that it may work on stacks and get-methods once the transaction is made. */
const MAX_REST_MS = 15_000
/** Milliseconds without any news of a download. */
const MAX_SILENCE_MS = 60_000

type Policies = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => typeof rules
}
const { trustedTypes } = globalThis as { trustedTypes?: Policies }

/** The one address of the worker, for pages whose policy lets no other script in. */
const rules = { createScriptURL: (_url: string) => '/replay.js' }
let policy: typeof rules | undefined

function openWorker(): Worker {
  const made = policy ?? trustedTypes?.createPolicy('nanoscope-replay', rules) ?? rules
  policy = made
  return new Worker(made.createScriptURL(''))
}

/** Reason why the emulator gave no result: it did not come, could not run, or took too long. */
export class EmulationError extends Error {
  override name = 'EmulationError'
  readonly fault: 'download' | 'engine' | 'time'

  constructor(fault: 'download' | 'engine' | 'time', detail: string) {
    super(detail)
    this.fault = fault
  }
}

/** An emulator that is being fetched, or has come. It takes one order. */
export type OpenEmulator = {
  /** Rejects with an `EmulationError`. */
  run: (order: EmulatorOrder) => Promise<EmulatorResult>
  /** ends the worker at once */
  close: () => void
}

/** Opens a worker, which begins to fetch the emulator; `onNews` hears of the download and of the start of a run. */
export function openEmulator(onNews: (news: EmulatorNews) => void): OpenEmulator {
  const worker = openWorker()
  const { promise, resolve, reject } = Promise.withResolvers<EmulatorResult>()
  // Failures before the order are told to whoever gives it.
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
  // A worker without a word has not got its script.
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

/** Gives one order to a new emulator. Throws an `EmulationError`, or the signal's reason: the worker ends at once then. */
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
