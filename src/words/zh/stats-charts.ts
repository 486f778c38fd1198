/** Words about charts of the newest blocks. */
export const blockTimeOver = (blocks: number) => `主链相邻区块的间隔秒数，各以之前 ${blocks} 个区块测得`
export const seconds = (count: string) => `${count} 秒`
export const secondsColumn = '秒'
export const transactionsWithShards = '主链区块的交易数，含其收录的分片区块'
export const transactionCount = (_count: number, digits: string) => `${digits} 笔交易`
export const transactionsColumn = '交易'
export const block = '区块'
export const failed = '无法加载最新区块'
export const none = '没有数据'
