import { ProviderError } from '../error.ts'
import { createClient, errorText } from '../http.ts'
import { indexer } from './provider.ts'

/** Answers come bare; an object with nothing but an error is one even under status 200. */
function unwrap(body: unknown): unknown {
  const error = errorText(body)
  if (!error) return body
  if (/rate limit/i.test(error.text)) throw new ProviderError('rate-limited', 'tonapi', error.text)
  throw new ProviderError('broken', 'tonapi', error.text, { said: error.text })
}

export const indexerApi = createClient({ ...indexer, unwrap })
