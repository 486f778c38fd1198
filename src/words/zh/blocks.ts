/** Words about the list of blocks. */
export const title = '区块'
export const description = 'TON 网络最新的主链区块及其真实时间。'
export const failed = '无法加载区块'
export const workchain = '工作链'
/** Behind their number, on a phone. */
export const ofTransactions = (_count: number) => '笔交易，含分片区块'
/** Behind a seqno, on a phone. */
export const inWorkchain = (workchain: string) => `工作链 ${workchain}`
export const transactions = '交易，含分片区块'
export const newBlocks = (count: number) => `${count} 个新区块`
/** In place of a number of transactions: below its head, and on a phone. */
export const notCounted = '尚未统计'
export const transactionsNotCounted = '交易尚未统计'
