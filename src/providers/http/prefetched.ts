import { RANK, type Throttle } from '../../lib/throttle.ts'

export type Params = Record<string, string | number>
export type Provider = { baseUrl: string; throttle: Throttle }
export type Answer = { status: number; text: string }

/** A call started by the script in the page's head, before the scripts that read its answer were loaded. */
type Prefetched = {
  url: string
  started: Promise<void>
  answer: (signal: AbortSignal) => Promise<Answer>
  /** the answer is several kilobytes: other scripts load after it */
  isLarge?: boolean
}

declare global {
  /** calls not yet taken by a screen, in the order sent; the screen's first call leads */
  var nanoscopePrefetched: Prefetched[] | undefined
}

/** Maximum size of an answer in bytes; real answers are smaller. */
const MAX_BYTES = 16_000_000

/**
 * Reads the body of an answer, truncated at `MAX_BYTES`; truncated bodies fail to parse. Reads chunks instead of using `pipeThrough`:
 * browsers may garbage-collect an unreferenced pipe, which then never ends.
 */
export async function readBody({ body }: Response): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const reader = body?.getReader()
  for (let left = MAX_BYTES; reader; ) {
    const { value } = await reader.read()
    left -= value?.length ?? 0
    if (!value || left < 0) break
    pieces.push(value)
  }
  await reader?.cancel()
  return new Blob(pieces)
}

/** An anonymous GET without custom headers, so that CORS needs no preflight. Rejects as `fetch` does. */
export async function getText(url: string, signal: AbortSignal): Promise<Answer> {
  const answer = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer', signal })
  return { status: answer.status, text: await (await readBody(answer)).text() }
}

export function callUrl(baseUrl: string, path: string, params: Params): string {
  const query = new URLSearchParams(Object.entries(params).map(([key, value]) => [key, String(value)]))
  return new URL(`${baseUrl}${path}${query.size ? `?${query}` : ''}`, location.href).href
}

/** Sends a GET through the provider's queue and stores it for `takePrefetched`; returns its answer too. */
export function startPrefetch({ baseUrl, throttle }: Provider, path: string, params: Params = {}): Promise<Answer> {
  const url = callUrl(baseUrl, path, params)
  const controller = new AbortController()
  const { signal } = controller
  const started = throttle.turn({ signal, rank: RANK.main })
  const answer = started.then(() => getText(url, signal))
  // Prevents an unhandled rejection of a call that no screen takes.
  answer.catch(() => {})
  globalThis.nanoscopePrefetched ??= []
  globalThis.nanoscopePrefetched.push({
    url,
    started,
    answer(stop) {
      stop.addEventListener('abort', () => controller.abort(stop.reason))
      return answer
    },
  })
  return answer
}

/** Removes the prefetched call to `url` and returns it, or undefined. */
export function takePrefetched(url: string): Prefetched['answer'] | undefined {
  const calls = globalThis.nanoscopePrefetched ?? []
  const place = calls.findIndex(call => call.url === url)
  return calls.splice(place, place < 0 ? 0 : 1)[0]?.answer
}
