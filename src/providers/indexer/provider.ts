import { createQueue } from '../http/browser.ts'
import { INDEXER_INTERVAL_MS, INDEXER_URL } from '../public.ts'

export const indexer = {
  name: 'tonapi' as const,
  baseUrl: import.meta.env.PUBLIC_INDEXER_API_URL ?? INDEXER_URL,
  throttle: createQueue('indexer', Number(import.meta.env.PUBLIC_INDEXER_API_INTERVAL_MS ?? INDEXER_INTERVAL_MS)),
}
