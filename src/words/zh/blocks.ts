/** Words about the list of blocks. */
export const title = '区块'
export const description = 'TON 网络最新的主链区块及其真实时间。'
export const failed = '无法加载区块'
export const workchain = '工作链'
/** Label after the number of transactions, on phones. */
export const ofTransactions = (_count: number) => '笔交易，含分片区块'
/** Label after a seqno, on phones. */
export const inWorkchain = (workchain: string) => `工作链 ${workchain}`
export const transactions = '交易，含分片区块'
export const newBlocks = (count: number) => `${count} 个新区块`
/** Placeholders for an unknown number of transactions: under its column head, and on phones. */
export const notCounted = '尚未统计'
export const transactionsNotCounted = '交易尚未统计'
