/** Words about an unregistered domain. */
export const notRegistered = (name: string) => `据索引所知，${name} 尚未被注册。`
export const firstBid = (least: number, coin: string) => `首次出价至少为 ${least} ${coin}。`
export const howTo = '出价后即开始拍卖。拍卖结束后，最高出价者可领取该域名。'
/** The box's title and the document's. */
export const isFree = (name: string, least: number, coin: string) => `${name} 可注册：${least} ${coin} 起`
