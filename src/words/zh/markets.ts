/** Words about markets. */
export const title = '交易市场'
export const failed = '无法加载市场数据'
export const hint = '市场 API 可能暂时不可用'
export const none = '没有市场数据'
export const exchange = '交易所'
export const unknown = '未知'
export const pair = '交易对'
export const price = '价格'
export const volume = '24 小时成交量'
export const link = '链接'
export const trade = '交易'
/** Follows `trade` where it is read out. */
export const tradeAt = (exchange: string) => `，在 ${exchange}，在新标签页中打开`
export const updated = '更新'
export const lowest = '最低'
export const highest = '最高'
export const spread = '差价'
export const ofLowest = '相对最低价'
export const currentOnly = '最低、最高和差价不计入未注明时间的价格，以及比最新价格早一小时以上的价格。'
export const priceInDollars = '美元价格'
export const converted = (currency: string) => `以 ${currency} 计，按 tonapi 的美元汇率`
