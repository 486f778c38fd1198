/** Words about staking pools. */
export const title = '质押池'
export const description = 'TON 网络的质押池：收益率、规模和提名人。'
export const heading = 'TON 质押池'
export const lead = '质押池汇集提名人的币，并通过验证者进行质押。收益率为提供方的估计。'
export const failed = '无法加载质押池'
export const none = '未找到质押池'
export const marked = '你要找的质押池已标出。'
export const empty = '你要找的质押池是空的；它已标出，但不计入上方任何数字。'
export const notListed = '你带来的地址不在质押池列表中。'
export const noAddress = '你带来的不是地址，因此没有标出任何质押池。'
export const hidden = (_count: number, digits: string) => `已隐藏 ${digits} 个空池。`
/** Above a list whose figures are new and whose order is not. */
export const moved = (count: number) => `${count} 个质押池的位置已变：重新排序`

export const byApy = 'APY'
export const byUsers = '用户'
export const pool = '质押池'
export const kind = '类型'
export const apy = 'APY'
export const total = '总质押额'
export const nominators = '提名人'
export const jetton = 'Jetton'
export const itsJetton = '其 Jetton'
export const rate = '汇率'
export const minStake = '最低质押额'
export const ofMost = (count: string, most: string) => `${count}/${most}`
export const withdrawal = '提取'
export const liquid = '流动性'
export const locked = '锁定'
export const roundEnd = '轮次结束'
export const inTime = (time: string) => `${time}后`
export const roundOver = '已结束'

export const totalPools = '质押池总数'
export const withCoins = '其中有币的'
export const totalStaked = '总质押额'
export const inThesePools = (coin: string) => `${coin}，以上各池合计`
export const averageApy = '平均 APY'
export const countingAlike = '各池简单平均'
export const totalNominators = '提名人总数'
export const inManyPools = '同一人可在多个池中'
export const notStatedBy = (_count: number, digits: string) => `不含未注明的 ${digits} 个池`
export const byKind = '按池类型的总质押额'
export const poolCount = (_count: number, digits: string) => `${digits} 个池`

/** Kinds of pools, which the provider names in the plural: "Nominator pools". */
const KINDS: Readonly<Record<string, string>> = {
  'Nominator pools': '提名人池',
  'Nominator pool': '提名人池',
  'Liquid pools': '流动性质押池',
  'Liquid pool': '流动性质押池',
}
export const kindOf = (kind: string) => KINDS[kind] ?? kind
export const kindOfOne = (kind: string) => KINDS[kind] ?? kind
export const otherKinds = '其他'
export const poolNumber = (number: number) => `池 #${number}`
