/** Words about prices over time. */
export const price = (coin: string) => `${coin} 价格`
export const priceOver = (coin: string, span: 'day' | 'week' | 'month') =>
  `${coin} ${{ day: '一天', week: '一周', month: '一个月' }[span]}内的价格`
export const span = '时间范围'
export const day = '天'
export const week = '周'
export const month = '月'
export const sevenDays = '7 天'
export const thirtyDays = '30 天'
export const failed = '无法加载价格图表'
export const none = '无价格数据'
export const noMarket = '提供方不知道有交易该 Jetton 的市场。'
export const priceUnknown = '无法得知它是否有价格。'

export const first = '期初'
export const last = '期末'
export const lowest = '最低'
export const highest = '最高'
export const change = '期初至期末'
export const time = '时间'
export const pointPrice = '价格'
