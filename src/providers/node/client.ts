import * as v from 'valibot'
import type { Problem } from '../../domain/text/problem.ts'
import { createClient, errorText, type Unwrapped } from '../http/client.ts'
import { flag } from '../http/wire.ts'
import { node } from './provider.ts'

const envelope = v.object({ ok: flag, result: v.unknown() })

/** A block that no liteserver holds, or has not applied yet, comes as status 500: only the text says so. */
function classifyError(text: string): Problem | undefined {
  if (/NOTREADY/i.test(text)) return 'not-ready'
  return /not in db|not found/i.test(text) ? 'not-found' : undefined
}

/** The node API's `{ok, result}`; an error may come with status 200, its text in `error` or in `result`. */
function unwrap(body: unknown): Unwrapped {
  const read = v.safeParse(envelope, body)
  if (read.success && read.output.ok) return { result: read.output.result }
  const error = errorText(body)
  if (!error) return { kind: 'malformed', detail: 'no result in the answer' }
  return { kind: error.code === 429 ? 'rate-limited' : (classifyError(error.text) ?? 'broken'), detail: error.text }
}

export const nodeApi = createClient({ ...node, unwrap, classifyError })
