import { createQueries } from '../../lib/query.ts'
import { sleep } from '../../lib/sleep.ts'
import { SECOND } from '../../lib/time.ts'
import { learnFrom, OWN_NAMES } from './address-book.ts'
import { cache } from './cache.ts'

const inBrowser = typeof document !== 'undefined'

/** Ignores a failed load: the next page tries again. */
async function tidy() {
  try {
    // Delayed: reading the complete storage takes time that a starting page needs. With names of the visitor, the tasks have already
    // waited.
    if (!(OWN_NAMES in localStorage)) await sleep(3 * SECOND)
    const { startTasks } = await import('./upkeep.ts')
    await startTasks()
  } catch {}
}

if (inBrowser) tidy()

/** Creates a fetcher store over the cache shared by all tabs. Addresses in its values are added to the address book. */
export const query = createQueries({
  cache,
  inBrowser,
  isHidden: () => document.visibilityState === 'hidden',
  onVisible(listener) {
    // A store unmounts one second after its last listener, when `document` may already be another one.
    const page = document
    const changed = () => {
      if (page.visibilityState === 'visible') listener()
    }
    page.addEventListener('visibilitychange', changed)
    return () => page.removeEventListener('visibilitychange', changed)
  },
  onValue: learnFrom,
})
