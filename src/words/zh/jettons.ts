/** Words about the list of jettons. */
export const title = 'TON Jetton'
export const description = 'Jetton，即 TON 网络的同质化代币：供应量、持有者、7 天走势和信任。'
export const lead = '任何人都可以给 Jetton 取任意名称：请认准白名单标记。'
export const none = '未找到 Jetton'
export const unnamed = (count: number) => `${count} 个没有符号和名称，未列出`
export const jettons = 'Jetton'
export const byMarketCap = '市值'
export const bySupply = '供应量'

export const totalJettons = 'Jetton 总数'
export const totalHolders = '持有者总数'
export const averageHolders = '平均持有者数'
export const onThisPage = '本页'
export const page = '页码'
export const pageSize = '每页 100 种 Jetton'

export const holderCount = (_count: number, short: string) => `${short} 位持有者`
export const supply = '供应量'
export const impossible = '不可能属实'
export const marketCap = '市值'
export const marketCapHint = '价格 × 供应量'
export const addressOf = (symbol: string) => `${symbol} 的地址`
export const details = '查看详情'
/** Follows `details` where it is read out. */
export const detailsOf = (symbol: string) => `：${symbol}`
export const week = '7 天'
export const weekInDollars = '7 天，美元'
export const pricesFailed = '无法加载价格'
