/** Words about the rates of tokens. */
export const title = '代币行情'
export const failed = '无法加载行情'
export const none = '没有行情数据'
export const day = '24 小时'
export const week = '7 天'
export const month = '30 天'
