import type * as v from 'valibot'
import type { Problem } from '../../domain/text/problem.ts'
import type { Call } from '../../lib/call.ts'
import { createClient } from '../http/client.ts'
import { ProviderError } from '../http/error.ts'
import { errorText } from '../http/error-text.ts'
import { indexV3 } from './provider.ts'

/** Kind of problem by the server's text, because its status is 500 for bad parameters and 422 for timeouts. */
function classifyError(text: string): Problem | undefined {
  if (/timeout|deadline exceeded/i.test(text)) return 'broken'
  if (/not allowed|wrong value|cannot (?:get|post)/i.test(text)) return 'refused'
  return /not found/i.test(text) ? 'not-found' : undefined
}

/** Answers have no envelope. An object with an error counts as an error under status 200 too. */
function unwrap(body: unknown): unknown {
  const error = errorText(body)
  if (!error) return body
  const kind = error.code === 429 ? 'rate-limited' : (classifyError(error.text) ?? 'broken')
  throw new ProviderError(kind, indexV3.name, error.text)
}

const get = createClient({ ...indexV3, unwrap, classifyError })

/** Query parameters; a list is sent by repeating its name. */
type Query = Record<string, string | number | boolean | readonly string[]>

/** The path with its query. */
function pathOf(path: string, query: Query): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, String(one)]),
  )
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs)}` : path
}

/** GETs `path` and reads the answer by `schema`; throws ProviderError. */
export const indexV3Api = <S extends v.GenericSchema>(path: string, query: Query, schema: S, call: Call) =>
  get(pathOf(path, query), {}, schema, call)
