import { createClient } from '../http/client.ts'
import { ProviderError } from '../http/error.ts'
import { errorText } from '../http/error-text.ts'
import { indexer } from './provider.ts'

/** Answers have no envelope. An object with only an error counts as an error under status 200 too. */
function unwrap(body: unknown): unknown {
  const error = errorText(body)
  if (!error) return body
  if (/rate limit/i.test(error.text)) throw new ProviderError('rate-limited', 'tonapi', error.text)
  throw new ProviderError('broken', 'tonapi', error.text, { said: error.text })
}

/** Options shared by all clients of the indexer. */
export const indexerClient = { ...indexer, unwrap }

export const indexerApi = createClient(indexerClient)
