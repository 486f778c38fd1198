import { createQueue } from '../http/browser.ts'

/** tonapi v2: one call in 4000 ms for visitors without a key. */
export const indexer = {
  name: 'tonapi',
  baseUrl: import.meta.env.PUBLIC_INDEXER_API_URL ?? 'https://tonapi.io/v2',
  throttle: createQueue('indexer', Number(import.meta.env.PUBLIC_INDEXER_API_INTERVAL_MS ?? 4000)),
}
