/** Words about looking for a transaction in blocks. */
export const title = '在最新区块中查找'
export const otherwise = '它可能是其他东西（区块、合约代码）的哈希、属于另一个网络，或太新：索引比链滞后几秒。'
export const time = ([least = 0, most = 0]: number[], count: number) =>
  `读取最新的 ${count} 个主链区块及其全部分片区块约需 ${least === most ? most : `${least} 到 ${most}`} 分钟；可以取消。`
export const start = (count: number) => `读取最新 ${count} 个区块`
export const again = '再次读取'
export const nothing = (count: number) => `最新的 ${count} 个主链区块及其分片区块中没有它。`
export const notAllRead = (count: number) =>
  `没有找到它，但最新的 ${count} 个主链区块及其分片区块中，有一部分未能完整读取。`
/** Follows a scan without a result. */
export const noMessages = '消息的哈希无法用这种方式找到。'
export const stopped = (why: string) => `读取区块已中止：${why}`
export const reading = (count: number) => `正在读取最新 ${count} 个区块`
export const blocksRead = '已读取的区块'
export const progress = (read: number, of: number) => `已读取 ${read}/${of}`
export const progressAt = (read: number, of: number, block: string) => `已读取 ${read}/${of}，正在读取 ${block}`
export const cancel = '取消'
