import type { KnownAddresses } from '../../domain/account/known-address.ts'
import { createQueries } from '../../lib/query.ts'
import { SECOND } from '../../lib/time.ts'
import { learnAddresses } from './address-book.ts'
import { cache, savedAnswers } from './cache.ts'

const inBrowser = typeof document !== 'undefined'

/** Makes room. What cannot be had now is not needed either: the next page tries again. */
async function tidy() {
  try {
    const { purge } = await import('../../lib/purge.ts')
    purge(savedAnswers)
  } catch {}
}

// Reading all of it takes a while: not while a page begins.
if (inBrowser) setTimeout(tidy, 3 * SECOND)

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
  onValue(value, at) {
    const { known }: { known?: KnownAddresses } = Object(value)
    if (known) learnAddresses(known, at)
  },
})
