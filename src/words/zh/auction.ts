/** Words about the auction of one domain. */
export const title = '拍卖'
export const ends = '结束于'
export const ended = '已结束'
/** The rule of the contract for `.ton` names. */
export const extended = '最后一小时内有人出价，拍卖会延长一小时。'
export const isOver = '拍卖已结束：最高出价者可以领取该域名。'
export const nextBid = '下次最低出价'
export const raise = '比最高出价高 5%'
export const highestBid = '最高出价'
export const bidAt = (site: string) => `在 ${site} 出价`
export const refused = (count: number) => `${count} 次被拒的出价`
export const refusedWhy = '这些出价已退回：金额太低，或来得太晚。'
export const notListed = '该拍卖不在列表中。'
export const notListedWhy = '提供方只列出进行中的拍卖：这一场可能已经结束。'
export const bidsFailed = '无法加载出价'
