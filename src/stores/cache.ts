import { createCache } from '../lib/cache.ts'
import { STORAGE_PREFIX } from '../providers/browser.ts'

/** What this browser knows already, shared by all tabs. */
export const cache = createCache({ prefix: `${STORAGE_PREFIX}cache:`, storage: () => localStorage })
