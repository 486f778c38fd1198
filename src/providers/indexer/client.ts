import { createLine } from '../browser.ts'
import { ProviderError } from '../error.ts'
import { createClient, errorText } from '../http.ts'

/** Answers come bare; an object with nothing but an error is one even under status 200. */
function unwrap(body: unknown): unknown {
  const error = errorText(body)
  if (!error) return body
  if (/rate limit/i.test(error.text)) throw new ProviderError('rate-limited', 'tonapi', error.text)
  throw new ProviderError('broken', 'tonapi', error.text, { said: error.text })
}

/** tonapi v2: one call in 4000 ms for visitors without a key. */
export const indexerApi = createClient({
  name: 'tonapi',
  baseUrl: import.meta.env.PUBLIC_INDEXER_API_URL ?? 'https://tonapi.io/v2',
  throttle: createLine('indexer', Number(import.meta.env.PUBLIC_INDEXER_API_INTERVAL_MS ?? 4000)),
  unwrap,
})
