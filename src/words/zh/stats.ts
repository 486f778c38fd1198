/** Words about the network in figures. */
export const title = '网络统计'
export const description = 'TON 网络的各项数字：最新区块、出块时间、手续费、验证者和健康状况。'
export const about = '关于网络统计'
export const aboutText =
  '统计每 30 秒更新，最新区块每 5 秒更新。每个数字要么来自提供方，要么由其数据测得；状态按最新主链区块的时间判断：30 秒以内为正常，5 分钟以内为延迟，超过则为停滞。用户的交易在分片区块中，由主链区块收录。'
export const none = '没有数据'

export const latestBlock = '最新区块'
export const ofMasterchain = '主链'
export const blockTransactions = '区块交易数'
export const inBlockAlone = (seqno: string) => `仅区块 #${seqno}`
export const inNewestBlock = '最新区块'
export const activeValidators = '活跃验证者'
export const inRound = '当前轮次'
export const totalStakeTile = '总质押额'
export const ofAllValidators = (coin: string) => `${coin}，所有验证者`

export const chain = '区块链信息'
export const latestBlockFact = '最新区块'
export const stateRootHash = '状态根哈希'
export const stateRootHashValue = '状态根哈希'

export const activity = '网络活动'
export const blockTime = '出块时间'
export const transactionsPerBlock = '每区块交易数'
export const aboutFiveSeconds = '约 5 秒'
export const seconds = (count: string) => `${count} 秒`
export const measuredOver = (blocks: string) => `按最近 ${blocks} 个区块计算`
export const latestTransactions = '最新区块的交易'
export const inBlock = (seqno: string) => `区块 #${seqno}`
export const alone = (seqno: string) => `仅 #${seqno}`
export const withShards = (seqno: string) => `区块 #${seqno} 及其分片区块`
export const withReward = (seqno: string) => `区块 #${seqno}，含区块奖励`
export const feesCollected = '收取的手续费'
export const feesBurned = '销毁的手续费'

export const validators = '验证者统计'
export const totalValidators = '验证者总数'
export const totalStake = '总质押额'
export const minStake = '最低质押额'
export const electionTime = '轮次开始'

export const health = '网络健康与版本'
export const status = '状态'
export const healthy = '正常'
export const delayed = '延迟'
export const stalled = '停滞'
export const unclear = '不明：此设备的时钟有偏差'
/** `{age}` is how long ago, "5s ago". */
export const newestBlock = '最新区块生成于 {age}'
export const softwareVersion = '软件版本'
export const blockVersion = '区块版本'
