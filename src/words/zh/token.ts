/** Words of the indexer's moderators on a token; its lists keep their English names. */
export const trustWord = (trust: string) =>
  new Map([
    ['whitelist', '白名单'],
    ['graylist', '灰名单'],
    ['blacklist', '黑名单'],
    ['none', '未验证'],
    ['unknown', '未知'],
  ]).get(trust) ?? trust
/** The unit of a jetton whose symbol could be taken for coins. */
export const likeMoney = (symbol: string, isUnverified: boolean) =>
  `“${symbol}” Jetton${isUnverified ? '，未验证' : ''}`
/** `trust`: the name of a list, or "none". */
export const judged = (trust: string) => (trust === 'none' ? '索引器未评定' : `已列入索引器的${trustWord(trust)}`)

export const showPicture = '显示其图片'
export const hostLearns = (host: string) => `图片在 ${host} 上，显示后它会知道你的网络地址。`
