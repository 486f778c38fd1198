import { STORAGE_PREFIX } from '../../providers/http/browser.ts'

/** Rises when the shape of anything saved changes: what an older build saved is then left alone until it is purged. */
const SHAPE = 4

/** All that builds of this site ever saved of answers. */
export const savedAnswers = { prefix: `${STORAGE_PREFIX}cache:`, storage: () => localStorage }

/** What the names of this build's saved answers begin with, before the key of the query. */
export const keptPrefix = `${savedAnswers.prefix}${SHAPE}:`
