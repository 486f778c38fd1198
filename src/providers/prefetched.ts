import { RANK, type Throttle } from '../lib/throttle.ts'

export type Params = Record<string, string | number>
export type Line = { baseUrl: string; throttle: Throttle }
export type Answer = { status: number; text: string }

/** A call of the page's head: it began before what will read its answer had come. */
type Ahead = { url: string; hear: (signal: AbortSignal) => Promise<Answer> }

declare global {
  var nanoscopePrefetched: Ahead | undefined
}

/** An anonymous GET without headers of its own: no browser asks permission for it first. Rejects as `fetch` does. */
export async function getText(url: string, signal: AbortSignal): Promise<Answer> {
  const answer = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer', signal })
  return { status: answer.status, text: await answer.text() }
}

export function callUrl(baseUrl: string, path: string, params: Params): string {
  const query = new URLSearchParams(Object.entries(params).map(([key, value]) => [key, String(value)]))
  return new URL(`${baseUrl}${path}${query.size ? `?${query}` : ''}`, location.href).href
}

/** GETs in the provider's line, as every call, and leaves the answer where `takePrefetched` finds it. */
export function startPrefetch({ baseUrl, throttle }: Line, path: string, params: Params = {}): void {
  const url = callUrl(baseUrl, path, params)
  const controller = new AbortController()
  const { signal } = controller
  const ask = async () => {
    await throttle.turn({ signal, rank: RANK.main })
    return getText(url, signal)
  }
  const answer = ask()
  // Who takes it hears of its failure; nobody may.
  answer.catch(() => {})
  globalThis.nanoscopePrefetched = {
    url,
    hear(stop) {
      stop.addEventListener('abort', () => controller.abort(stop.reason))
      return answer
    },
  }
}

/** The head's call to `url`, once: whoever asks again makes a call of their own. */
export function takePrefetched(url: string): Ahead['hear'] | undefined {
  const ahead = globalThis.nanoscopePrefetched
  if (ahead?.url !== url) return undefined
  globalThis.nanoscopePrefetched = undefined
  return ahead.hear
}
