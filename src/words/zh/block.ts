/** Words about one block and its shards. */
export const title = '区块'
export const description = 'TON 网络的一个区块：哈希、时间、分片和交易。'
export const shardBlock = '分片区块'
export const failed = '无法加载区块详情'
export const notFound = '未找到区块'
export const notHeld = (seqno: string) => `没有提供方存有区块 ${seqno}。它可能尚未产生，或年代太久。`
export const noSuchSeqno = '区块的地址以其序号结尾，从 1 到 4294967295。区块 0 是零状态，链由此开始。'
export const notReady = '该区块还不存在'
export const notReadyWhy = '它即将产生，或即将到达所查询的服务器。'
export const notMade = '该区块尚未产生'
export const notMadeWhy = (newest: string) => `最新的是 #${newest}。本页会自动再次查看。`
export const newest = '最新区块'
export const neighbours = '相邻区块'
export const previous = '上一个区块'
export const next = '下一个区块'

export const workchain = '工作链'
export const shard = '分片'
export const seqno = '序号'
export const version = '版本'
export const generatedAt = '生成时间'

/** Stand beside each other: transactions of a block, and with those of the shard blocks it commits. */
export const alone = (count: string) => `仅本区块 ${count} 笔`
export const withShards = (count: string) => `含其分片区块 ${count} 笔`
export const hash = '哈希'
export const shards = '分片'
export const shardsFailed = '无法加载分片'
export const noTransactions = '该区块中没有交易'
export const ofUsers = '主链区块主要包含系统自身的交易。用户的交易在主链所收录的分片区块中。'
