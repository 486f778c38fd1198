/** Texts of the currency converter. */
export const title = '换算'
export const failed = '无法加载价格'
export const noPrice = (coin: string) => `没有可用于换算的 ${coin} 价格`
export const rate = (coin: string, price: string, currency: string) =>
  `1 ${coin} = ${price} ${currency}，按提供方的价格。结果经四舍五入。`
