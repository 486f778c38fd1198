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

const TIMEOUT = 30_000

/**
 * Retries of a call by its problem, each at its turn. A block that is being applied is there within seconds; a silence of 30 s is not
 * tried again, because the visitor has waited long enough for words.
 */
const RETRIES: Partial<Record<Problem, number>> = {
  'rate-limited': 1,
  broken: 1,
  offline: 1,
  'not-ready': 3,
}

type ClientOptions = Provider & {
  name: ProviderName
  /** Takes the result out of the envelope, or throws ProviderError for an error inside a 200. */
  unwrap: (body: unknown) => unknown
  /** The kind of problem that the provider's error text names, where the status alone does not. */
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

type Reader = Pick<ClientOptions, 'name' | 'unwrap' | 'classifyError'>

/** The result in an answer's JSON text; throws ProviderError for one that has none. */
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

/** A value as `schema` has it; throws ProviderError that names the field which is another. */
function parsed<S extends v.GenericSchema>(name: ProviderName, schema: S, body: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, body)
  if (result.success) return result.output
  const [{ path, message }] = result.issues
  throw new ProviderError('malformed', name, `${path?.map(({ key }) => key).join('.') ?? 'answer'}: ${message}`)
}

/** Makes anonymous calls to one provider, GETs unless `fetchAnswer` says otherwise: queued, at most 30 s each, equal ones joined, with one retry for what may pass. */
export function createClient(options: ClientOptions) {
  const { name, baseUrl, throttle, fetchAnswer = getText } = options
  const singleFlight = createSingleFlight()
  const answers = createAnswerClock(name)

  async function send(answerOf: (signal: AbortSignal) => Promise<Answer>, signal: AbortSignal): Promise<unknown> {
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(), TIMEOUT)
    try {
      const result = readAnswer(options, await answerOf(AbortSignal.any([signal, limit.signal])))
      answers.note()
      return result
    } catch (error) {
      if (error instanceof ProviderError || signal.aborted) throw error
      const cause = { cause: error }
      if (limit.signal.aborted) throw new ProviderError('timeout', name, `no answer in ${TIMEOUT / 1000} s`, cause)
      // A gateway's 429 may come without the headers that let a page read it.
      const kind = navigator.onLine === false ? 'offline' : answers.isRecent() ? 'rate-limited' : 'broken'
      throw new ProviderError(kind, name, 'no readable answer', cause)
    } finally {
      clearTimeout(timer)
    }
  }

  /** One call and its retries. After a 429 the whole queue waits for twice its interval. */
  async function ask(url: string, signal: AbortSignal, rank: Rank, report: (phase: Progress['phase']) => void) {
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
        if (tries > (RETRIES[error.kind] ?? 0)) throw error
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
      const body = await singleFlight(url, signal, shared =>
        ask(url, shared, rank, phase => onProgress?.({ provider: name, phase })),
      )
      const result = parsed(name, schema, body)
      onSource(name)
      return result
    } catch (error) {
      if (error instanceof ProviderError) error.url = url
      throw error
    }
  }
}
