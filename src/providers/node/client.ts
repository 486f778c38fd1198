import type { Problem } from '../../domain/text/problem.ts'
import { createClient } from '../http/client.ts'
import { ProviderError } from '../http/error.ts'
import { errorText } from '../http/error-text.ts'
import { node } from './provider.ts'
import { nodeResult } from './result.ts'

/**
 * Kind of problem by the error text: blocks unknown to all liteservers and blocks not applied yet share status 500. Proofs of a block that
 * is not applied fail with "too old".
 */
function classifyError(text: string): Problem | undefined {
  if (/NOTREADY|too old/i.test(text)) return 'not-ready'
  return /not in db|not found/i.test(text) ? 'not-found' : undefined
}

/** Result in the node API's `{ok, result}`. Errors may have status 200, with the text in `error` or in `result`. */
function unwrap(body: unknown): unknown {
  const result = nodeResult(body)
  if (result !== undefined) return result
  const error = errorText(body)
  if (error?.code === 429) throw new ProviderError('rate-limited', 'toncenter', error.text)
  if (error) throw new ProviderError(classifyError(error.text) ?? 'broken', 'toncenter', error.text)
  throw new ProviderError('malformed', 'toncenter', 'no result in the answer')
}

/** Options shared by all clients of the node API. */
export const nodeClient = { ...node, unwrap, classifyError }

export const nodeApi = createClient(nodeClient)
