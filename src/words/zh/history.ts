/** Words of lists of transactions, wherever they stand. */
export const failed = '无法加载交易'
export const none = '未找到交易'
export const outside = '外部'
export const system = '系统'
/** Followed by the jetton wallet, where it is not known which jetton it holds. */
export const jettonsOf = 'Jetton，钱包'
export const moreReceivers = (count: number) => ` 另 ${count} 个`
