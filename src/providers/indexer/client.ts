import { createClient } from '../http/client.ts'
import { ProviderError } from '../http/error.ts'
import { errorText } from '../http/error-text.ts'
import { indexer } from './provider.ts'

/** Answers come bare; an object with nothing but an error is one even under status 200. */
function unwrap(body: unknown): unknown {
  const error = errorText(body)
  if (!error) return body
  if (/rate limit/i.test(error.text)) throw new ProviderError('rate-limited', 'tonapi', error.text)
  throw new ProviderError('broken', 'tonapi', error.text, { said: error.text })
}

/** Parts of every client of the indexer. */
export const indexerClient = { ...indexer, unwrap }

export const indexerApi = createClient(indexerClient)
