/** What the indexer's moderators say of a token; never a promise. */
export type Trust = 'whitelist' | 'graylist' | 'blacklist' | 'none'

/** A word of the indexer as a trust; strange words are none. */
export const trustOf = (word: string | null): Trust =>
  word === 'whitelist' || word === 'graylist' || word === 'blacklist' ? word : 'none'
