/** Trust in a token by the indexer's moderators; never a guarantee. `none`: no information; `unknown`: not requested successfully. */
export type Trust = 'whitelist' | 'graylist' | 'blacklist' | 'none' | 'unknown'

const RANKS: Record<Trust, number> = { whitelist: 0, none: 1, unknown: 1, graylist: 1, blacklist: 2 }

/** Sort rank: trusted first, blacklisted last. */
export const trustRank = (trust: Trust): number => RANKS[trust]

/** Image of a token; null for a blacklisted one, whose image loads on click. */
export const pictureOf = ({ image, trust }: { image: string | null; trust: Trust }) =>
  trust === 'blacklist' ? null : image

/** Trust by the indexer's term; `none` for other terms. */
export const trustOf = (word: string | null): Trust =>
  word === 'whitelist' || word === 'graylist' || word === 'blacklist' ? word : 'none'
