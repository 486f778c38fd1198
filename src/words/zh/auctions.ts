/** Words about auctions of domains. */
export const title = 'TON DNS 浏览器'
export const description = '正在进行的 .ton 域名和 t.me 用户名拍卖。'
export const lead = '到期时出价最高者获得域名。最早结束的排在最前。'
export const find = '查找域名'
export const zone = '后缀'
export const allZones = '全部'
export const failed = '无法加载 DNS 拍卖'
export const none = '未找到进行中的拍卖'
export const noneIn = (zone: string) => `目前没有 .${zone} 域名在拍卖。`
export const endedTitle = '已结束的拍卖'
export const active = '进行中的拍卖'
export const status = '状态'
export const isActive = '进行中'
export const ended = '已结束'
export const inTime = (time: string) => `${time}后`
export const over = '已结束'
export const currentBid = '当前出价'
export const bidCount = (count: number) => `${count} 次出价`
export const endsAt = '结束时间'
