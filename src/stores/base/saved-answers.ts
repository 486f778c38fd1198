import { STORAGE_PREFIX } from '../../providers/http/browser.ts'

/** All that builds of this site ever saved of answers. */
export const savedAnswers = { prefix: `${STORAGE_PREFIX}cache:`, storage: () => localStorage }

/**
 * Begins the names of this build's saved answers, before the key of the query. It carries a digest of the code that makes and reads them:
 * another build's answers, which may have another shape, are left alone until they are purged.
 */
export const keptPrefix = `${savedAnswers.prefix}${import.meta.env.PUBLIC_SHAPE}:`
