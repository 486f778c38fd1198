import { createCache } from '../../lib/cache.ts'
import { keptPrefix, savedAnswers } from './saved-answers.ts'

/** What this browser knows already, shared by all tabs. */
export const cache = createCache({ ...savedAnswers, prefix: keptPrefix })
