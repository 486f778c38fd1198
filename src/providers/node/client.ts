import type { Problem } from '../../domain/text/problem.ts'
import { createClient } from '../http/client.ts'
import { ProviderError } from '../http/error.ts'
import { errorText } from '../http/error-text.ts'
import { node } from './provider.ts'
import { nodeResult } from './result.ts'

/** A block that no liteserver holds, or has not applied yet, comes as status 500: only the text says so. A proof of it begins at a newest block that is "too old". */
function classifyError(text: string): Problem | undefined {
  if (/NOTREADY|too old/i.test(text)) return 'not-ready'
  return /not in db|not found/i.test(text) ? 'not-found' : undefined
}

/** The node API's `{ok, result}`; an error may come with status 200, its text in `error` or in `result`. */
function unwrap(body: unknown): unknown {
  const result = nodeResult(body)
  if (result !== undefined) return result
  const error = errorText(body)
  if (error?.code === 429) throw new ProviderError('rate-limited', 'toncenter', error.text)
  if (error) throw new ProviderError(classifyError(error.text) ?? 'broken', 'toncenter', error.text)
  throw new ProviderError('malformed', 'toncenter', 'no result in the answer')
}

/** Parts of every client of the node API. */
export const nodeClient = { ...node, unwrap, classifyError }

export const nodeApi = createClient(nodeClient)
