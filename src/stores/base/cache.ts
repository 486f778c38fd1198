import { createCache } from '../../lib/cache.ts'
import { STORAGE_PREFIX } from '../../providers/http/browser.ts'

/** Rises when the shape of anything saved changes: what an older build saved is then left alone until it is purged. */
const SHAPE = 3

/** All that builds of this site ever saved of answers. */
export const savedAnswers = { prefix: `${STORAGE_PREFIX}cache:`, storage: () => localStorage }

/** What this browser knows already, shared by all tabs. */
export const cache = createCache({ ...savedAnswers, prefix: `${savedAnswers.prefix}${SHAPE}:` })
