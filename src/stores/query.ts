import { createQueries } from '../lib/query.ts'
import { cache } from './cache.ts'

const inBrowser = typeof document !== 'undefined'

if (inBrowser) cache.purge()

/** Fetcher stores of this site, over the cache that all tabs share. */
export const query = createQueries({
  cache,
  inBrowser,
  isHidden: () => document.visibilityState === 'hidden',
  onVisible(listener) {
    // A store is left a second after its last reader: the page it began on may be gone by then.
    const page = document
    const changed = () => {
      if (page.visibilityState === 'visible') listener()
    }
    page.addEventListener('visibilitychange', changed)
    return () => page.removeEventListener('visibilitychange', changed)
  },
})
