import { createCache } from '../../lib/cache.ts'
import { keptPrefix, savedAnswers } from './saved-answers.ts'

/** Cache of this browser, shared by all tabs. */
export const cache = createCache({ ...savedAnswers, prefix: keptPrefix })
