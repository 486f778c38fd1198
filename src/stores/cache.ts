import { createCache } from '../lib/cache.ts'
import { STORAGE_PREFIX } from '../providers/browser.ts'

export const savedHere = { prefix: `${STORAGE_PREFIX}cache:`, storage: () => localStorage }

/** What this browser knows already, shared by all tabs. */
export const cache = createCache(savedHere)
