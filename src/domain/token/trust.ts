/** What the indexer's moderators say of a token; never a promise. */
export type Trust = 'whitelist' | 'graylist' | 'blacklist' | 'none'

/** A token's picture, unless the token is blacklisted: then it is shown only on a press. */
export const pictureOf = ({ image, trust }: { image: string | null; trust: Trust }) =>
  trust === 'blacklist' ? null : image

/** A word of the indexer as a trust; strange words are none. */
export const trustOf = (word: string | null): Trust =>
  word === 'whitelist' || word === 'graylist' || word === 'blacklist' ? word : 'none'
