/** What the indexer's moderators say of a token, in a word; its lists have names of their own. */
export const trustWord = (trust: string) => (trust === 'none' ? 'unverified' : trust)
/** The unit of a jetton whose symbol could be taken for coins. */
export const likeMoney = (symbol: string, isUnverified: boolean) =>
  `“${symbol}” jetton${isUnverified ? ', unverified' : ''}`
export const onWhitelist = "On the indexer's whitelist"
export const onGraylist = "On the indexer's graylist"
export const onBlacklist = "On the indexer's blacklist"
export const notJudged = 'Not judged by the indexer'

export const showPicture = 'Show its picture'
export const hostLearns = (host: string) => `It is on ${host}, which then learns your network address.`
