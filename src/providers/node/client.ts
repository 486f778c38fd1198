import * as v from 'valibot'
import type { Problem } from '../../domain/problem.ts'
import { ProviderError } from '../error.ts'
import { createClient, errorText } from '../http.ts'
import { flag } from '../wire.ts'
import { node } from './line.ts'

const envelope = v.object({ ok: flag, result: v.unknown() })

/** A block no liteserver holds comes as status 500: only the text says that it was not found. */
function judge(text: string): Problem | undefined {
  return /not in db|not found|seqno not in db|NOTREADY/i.test(text) ? 'not-found' : undefined
}

/** The node API's `{ok, result}`; an error may come with status 200, its text in `error` or in `result`. */
function unwrap(body: unknown): unknown {
  const read = v.safeParse(envelope, body)
  if (read.success && read.output.ok) return read.output.result
  const error = errorText(body)
  if (error?.code === 429) throw new ProviderError('rate-limited', 'toncenter', error.text)
  if (error) throw new ProviderError(judge(error.text) ?? 'broken', 'toncenter', error.text)
  throw new ProviderError('malformed', 'toncenter', 'no result in the answer')
}

export const nodeApi = createClient({ ...node, unwrap, judge })
