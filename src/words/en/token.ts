/** Words of the indexer's moderators on a token; its lists keep their English names. */
export const trustWord = (trust: string) => (trust === 'none' ? 'unverified' : trust)
/** The unit of a jetton whose symbol could be taken for coins. */
export const likeMoney = (symbol: string, isUnverified: boolean) =>
  `“${symbol}” jetton${isUnverified ? ', unverified' : ''}`
/** `trust`: the name of a list, or "none". */
export const judged = (trust: string) => (trust === 'none' ? 'Not judged by the indexer' : `On the indexer's ${trust}`)

export const showPicture = 'Show its picture'
export const hostLearns = (host: string) => `It is on ${host}, which then learns your network address.`
