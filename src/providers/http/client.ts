import * as v from 'valibot'
import type { Problem } from '../../domain/text/problem.ts'
import type { ProviderName } from '../../domain/text/provider-name.ts'
import type { Call, Progress } from '../../lib/call.ts'
import { parseJson } from '../../lib/json.ts'
import { createSingleFlight } from '../../lib/single-flight.ts'
import { RANK, type Rank } from '../../lib/throttle.ts'
import { createAnswerClock } from './browser.ts'
import { ProviderError } from './error.ts'
import { errorText } from './error-text.ts'
import { type Answer, callUrl, getText, type Params, type Provider, takePrefetched } from './prefetched.ts'

const TIMEOUT_MS = 30_000

/**
 * Maximum retries by kind of problem, each queued again. A block being applied is available within seconds. A timeout of 30 s is not
 * retried: after it the visitor should see an error.
 */
const MAX_RETRIES: Partial<Record<Problem, number>> = {
  'rate-limited': 1,
  broken: 1,
  offline: 1,
  'not-ready': 3,
}

type ClientOptions = Provider & {
  name: ProviderName
  /** Returns the result in the envelope, or throws ProviderError for an error with status 200. */
  unwrap: (body: unknown) => unknown
  /** Kind of problem by the provider's error text, if the status does not tell. */
  classifyError?: (text: string) => Problem | undefined
  /** Fetches an answer as JSON text. */
  fetchAnswer?: typeof getText
}

function problemOfStatus(status: number): Problem {
  if (status === 429) return 'rate-limited'
  if (status === 404) return 'not-found'
  if (status === 413) return 'too-long'
  return status < 500 ? 'refused' : 'broken'
}

/** Reports the phase of a call. */
type Report = (phase: Progress['phase']) => void

type Reader = Pick<ClientOptions, 'name' | 'unwrap' | 'classifyError'>

/** Result in an answer's JSON text. Throws ProviderError for an error or malformed JSON. */
function readAnswer({ name, unwrap, classifyError }: Reader, { status, text }: Answer): unknown {
  let body: unknown
  try {
    body = parseJson(text)
  } catch (error) {
    if (status < 400) throw new ProviderError('malformed', name, 'the answer is not JSON', { cause: error })
  }
  if (status < 400) return unwrap(body)
  const words = errorText(body)?.text ?? ''
  const kind = classifyError?.(words) ?? problemOfStatus(status)
  throw new ProviderError(kind, name, words || `status ${status}`, { status })
}

/** Parses a value by `schema`. Throws ProviderError with the name of the invalid field. */
function parsed<S extends v.GenericSchema>(name: ProviderName, schema: S, body: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, body)
  if (result.success) return result.output
  const [{ path, message }] = result.issues
  throw new ProviderError('malformed', name, `${path?.map(({ key }) => key).join('.') ?? 'answer'}: ${message}`)
}

/**
 * Creates a client for anonymous calls to one provider, by GET unless `fetchAnswer` is set. Calls are queued and deduplicated, time out
 * after 30 s, and are retried after transient errors.
 */
export function createClient(options: ClientOptions) {
  const { name, baseUrl, throttle, fetchAnswer = getText } = options
  const singleFlight = createSingleFlight<Progress['phase']>()
  const answers = createAnswerClock(name)

  async function send(answerOf: (signal: AbortSignal) => Promise<Answer>, signal: AbortSignal): Promise<unknown> {
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(), TIMEOUT_MS)
    try {
      const result = readAnswer(options, await answerOf(AbortSignal.any([signal, limit.signal])))
      answers.note()
      return result
    } catch (error) {
      if (error instanceof ProviderError || signal.aborted) throw error
      const cause = { cause: error }
      if (limit.signal.aborted) throw new ProviderError('timeout', name, `no answer in ${TIMEOUT_MS / 1000} s`, cause)
      // A gateway's 429 may lack CORS headers, so that the page only sees a network error.
      const kind = navigator.onLine === false ? 'offline' : answers.isRecent() ? 'rate-limited' : 'broken'
      throw new ProviderError(kind, name, 'no readable answer', cause)
    } finally {
      clearTimeout(timer)
    }
  }

  /** Sends one call with its retries. After a 429 the queue pauses for twice its interval. */
  async function ask(url: string, signal: AbortSignal, rank: Rank, report: Report) {
    let isRefused = false
    for (let tries = 1; ; tries++) {
      const prefetched = takePrefetched(url)
      report(isRefused ? 'retrying' : 'queued')
      if (!prefetched) await throttle.turn({ signal, rank: tries === 1 ? rank : RANK.retry })
      report('asked')
      try {
        return await send(prefetched ?? (stop => fetchAnswer(url, stop)), signal)
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error
        if (error.kind === 'rate-limited') throttle.hold(2 * throttle.interval)
        if (tries > (MAX_RETRIES[error.kind] ?? 0)) throw error
        isRefused = error.kind !== 'not-ready'
      }
    }
  }

  /** GETs `path` and reads the result by `schema`; throws ProviderError, or the signal's reason when it aborts. */
  return async function get<S extends v.GenericSchema>(
    path: string,
    params: Params,
    schema: S,
    { signal, rank, onSource, onProgress }: Call,
  ): Promise<v.InferOutput<S>> {
    const url = callUrl(baseUrl, path, params)
    try {
      const start = (shared: AbortSignal, report: Report) => ask(url, shared, rank, report)
      const body = await singleFlight(url, signal, start, phase => onProgress?.({ provider: name, phase }))
      const result = parsed(name, schema, body)
      onSource(name)
      return result
    } catch (error) {
      if (error instanceof ProviderError) error.url = url
      throw error
    }
  }
}
