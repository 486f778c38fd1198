/** Words of the newest blocks drawn as a ribbon. */
export const newestBlocks = '最新的主链区块'
export const transactionCount = (count: number) => `${count} 笔交易`
export const blockLabel = (seqno: string, transactions: number | null) =>
  `区块 ${seqno}${transactions === null ? '' : `，${transactionCount(transactions)}`}`
export const ribbonFailed = '无法显示最新区块。'
