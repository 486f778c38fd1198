import * as v from 'valibot'
import type { Problem } from '../../domain/problem.ts'
import { createLine } from '../browser.ts'
import { ProviderError } from '../error.ts'
import { createClient, errorText } from '../http.ts'
import { flag } from '../wire.ts'

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

/** toncenter v2: one call in 1500 ms for visitors without a key. */
export const nodeApi = createClient({
  name: 'toncenter',
  baseUrl: import.meta.env.PUBLIC_NODE_API_URL ?? 'https://toncenter.com/api/v2',
  throttle: createLine('node', Number(import.meta.env.PUBLIC_NODE_API_INTERVAL_MS ?? 1500)),
  unwrap,
  judge,
})
