import { createQueries } from '../../lib/query.ts'
import { sleep } from '../../lib/sleep.ts'
import { SECOND } from '../../lib/time.ts'
import { learnFrom, OWN_NAMES } from './address-book.ts'
import { cache } from './cache.ts'

const inBrowser = typeof document !== 'undefined'

/** A failed load is no error here: the next page tries again. */
async function tidy() {
  try {
    // Reading all of the storage takes a while: not while a page begins. The visitor's own names are shown at once.
    if (!(OWN_NAMES in localStorage)) await sleep(3 * SECOND)
    const { startTasks } = await import('./upkeep.ts')
    await startTasks()
  } catch {}
}

if (inBrowser) tidy()

/** Makes a fetcher store of this site, over the cache that all tabs share. What its values know of addresses goes into the address book. */
export const query = createQueries({
  cache,
  inBrowser,
  isHidden: () => document.visibilityState === 'hidden',
  onVisible(listener) {
    // A store unmounts a second after its last listener: its page may have been left by then.
    const page = document
    const changed = () => {
      if (page.visibilityState === 'visible') listener()
    }
    page.addEventListener('visibilitychange', changed)
    return () => page.removeEventListener('visibilitychange', changed)
  },
  onValue: learnFrom,
})
