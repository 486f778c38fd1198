/** Word of the indexer's moderators on a token; never a promise. `none`: they say nothing; `unknown`: they were not heard. */
export type Trust = 'whitelist' | 'graylist' | 'blacklist' | 'none' | 'unknown'

const RANKS: Record<Trust, number> = { whitelist: 0, none: 1, unknown: 1, graylist: 1, blacklist: 2 }

/** Sort order of trust: trusted first, blacklisted last. */
export const trustRank = (trust: Trust): number => RANKS[trust]

/** A token's picture, unless the token is blacklisted: then it is shown only on a press. */
export const pictureOf = ({ image, trust }: { image: string | null; trust: Trust }) =>
  trust === 'blacklist' ? null : image

/** A word of the indexer as a trust; `none` for unknown words. */
export const trustOf = (word: string | null): Trust =>
  word === 'whitelist' || word === 'graylist' || word === 'blacklist' ? word : 'none'
