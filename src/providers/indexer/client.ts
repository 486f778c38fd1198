import { createClient, errorText, type Unwrapped } from '../http/client.ts'
import { indexer } from './provider.ts'

/** Answers come bare; an object with nothing but an error is one even under status 200. */
function unwrap(body: unknown): Unwrapped {
  const error = errorText(body)
  if (!error) return { result: body }
  const { text } = error
  return /rate limit/i.test(text)
    ? { kind: 'rate-limited', detail: text }
    : { kind: 'broken', detail: text, said: text }
}

export const indexerApi = createClient({ ...indexer, unwrap })
