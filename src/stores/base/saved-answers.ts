import { STORAGE_PREFIX } from '../../providers/http/browser.ts'

/** Prefix and storage of all answers that any build of this site saved. */
export const savedAnswers = { prefix: `${STORAGE_PREFIX}cache:`, storage: () => localStorage }

/**
 * Prefix of this build's saved answers, before the key of the query. It contains a digest of the code that writes and reads them, as other
 * builds may use other shapes. Answers of other builds are ignored until purged.
 */
export const keptPrefix = `${savedAnswers.prefix}${import.meta.env.PUBLIC_SHAPE}:`
