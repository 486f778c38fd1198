/** Words of what Home shows below its ribbon: the newest movements, the price over a week, the running round. */
export const title = '此刻'
export const caption = '大家在做什么，最新在前'
export const all = '所有交易'
export const failed = '无法显示最新交易。'
export const none = '最新区块中没有资产变动'
export const system = (count: number) => `${count} 笔系统交易`
export const steps = (count: number) => `${count} 笔由其他交易引发或没有转移资产的交易`
export const between = '未列出：'

export const price = (coin: string) => `${coin}，7 天`
export const priceOf = (coin: string) => `${coin} 7 天价格`
export const rates = '行情'
export const extremes = (lowest: string, highest: string) => `最低 ${lowest}，最高 ${highest}`
export const inWeek = (change: string) => `7 天 ${change}`

export const round = '验证者'
export const allValidators = '所有验证者'
export const elected = (count: string) => `本轮当选 ${count} 位`

/** Things worth opening on this network, by kind. */
export const examples = {
  payment: '刚刚的一笔付款',
  jettons: '一笔代币转账',
  nft: '一枚易手的 NFT',
  failed: '一笔失败的交易',
} as const
