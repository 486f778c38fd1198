/** Words about rates. */
export const title = 'TON 行情'
export const description = 'TON 以四种货币计的价格、交易市场，以及价格变化。'
export const currency = '货币'
export const allFailed = '无法加载市场数据。请稍后重试。'
export const unavailable = '不可用'
export const coinPrice = (coin: string) => `${coin} 价格`
export const inCurrency = (currency: string) => `以 ${currency} 计`
export const inDay = (change: string) => `24 小时 ${change}`
export const marketCap = '市值 (估计)'
export const marketCapNote = '估计值，假定供应量为 50 亿'
export const totalMarkets = '市场总数'
export const thatAreRead = '索引器所读取的'
export const volume = '24 小时成交量'
export const volumeNote = '所有公布成交量的市场之和'
export const inDollars = '以美元计'
