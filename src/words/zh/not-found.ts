/** Words of the 404 page. */
export const title = '页面未找到'
export const description = '没有这个页面。'
export const why = '你要找的页面不存在。'
export const goHome = '返回首页'
export const aBlock = '区块号'
export const anAddress = '地址'
export const aTransaction = '交易哈希'
export const aDomain = '域名'
export const looksLike = (what: string) => `该路径的末尾看起来像是${what}：`
export const openIt = '打开'
