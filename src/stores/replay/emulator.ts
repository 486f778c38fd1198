import type { EmulatorNews, EmulatorOrder } from '../../ton/replay/orders.ts'

/** Milliseconds that the emulator may work after it has come. */
const MAX_RUN_MS = 60_000

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

type Result = Extract<EmulatorNews, { kind: 'replayed' | 'method' }>

/**
 * Gives the emulator an order, in a worker of its own that ends with it; `onNews` hears of the download and of the start. Throws an
 * `EmulationError`, and the signal's reason when it is aborted: the worker ends at once then.
 */
export function emulate(
  order: EmulatorOrder,
  signal: AbortSignal,
  onNews: (news: EmulatorNews) => void,
): Promise<Result> {
  signal.throwIfAborted()
  const worker = openWorker()
  let timer: ReturnType<typeof setTimeout> | undefined
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const fail = (fault: EmulationError['fault'], detail: string) => reject(new EmulationError(fault, detail))
  worker.onmessage = ({ data: news }: MessageEvent<EmulatorNews>) => {
    if (news.kind === 'replayed' || news.kind === 'method') resolve(news)
    else if (news.kind === 'failed') fail(news.fault, news.detail)
    else onNews(news)
    if (news.kind === 'running') timer = setTimeout(fail, MAX_RUN_MS, 'time', 'too long')
  }
  // Neither the worker's script nor its memory may be there.
  worker.onerror = () => fail('engine', 'the worker ended')
  worker.onmessageerror = () => fail('engine', 'the result was unreadable')
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  worker.postMessage(order)
  return promise.finally(() => {
    clearTimeout(timer)
    worker.terminate()
  })
}
