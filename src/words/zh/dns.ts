/** Words about a domain. */
export const title = 'TON DNS'
export const description = '.ton 域名指向何处、归谁所有、有哪些记录。'
export const lead = '域名指向何处。没有后缀时自动补上“.ton”。'
export const domain = '域名'
export const example = 'example.ton'
export const failed = '无法解析域名'
export const notFound = '未找到域名'
export const noRecords = '该域名没有指向任何地方：它没有记录。'
export const noRecordsWhy = '还没有人设定它指向何处。'
/** Of records by an index that knows some kinds alone, and no end of a name. */
export const partial = '可能还有其他记录。该域名是否已到期不得而知：到期的域名仍会指向这里。'
export const endUnknown = '未知：可能已到期'

/** Reasons why the form refuses what was typed. */
export const isAddress = '这是地址，不是域名：请用页面顶部的搜索查找。'
export const isOtherLink = '该链接不含 TON 域名。'

export const records = '记录'
export const resolved = '解析到的地址'
export const resolvedAddress = '解析到的地址'
/** Names what is copied of a name that ran out. */
export const warnedAddress = (warning: string) => `解析到的地址。${warning}`
export const storage = '存储 Bag'
export const storageId = 'Bag ID'
export const nextResolver = '下一级解析器'
export const nextResolverAddress = '下一级解析器'
export const picture = '图片'
export const site = '网站'
export const siteInTon = '网站 (ADNL)'
export const siteAddress = '网站地址'

export const registration = '注册信息'
export const beingAuctioned = '暂无：将归拍卖赢家所有'
export const item = '藏品 (NFT)'
export const collection = '合集'
export const runsOut = '到期时间'
export const ranOut = '已到期'
export const never = '永不'
export const ranOutOn = (day: string) => `该域名已于 ${day}到期：任何人出价都可能得到它。`

export const bids = '出价'
export const bid = '出价'
export const bidder = '出价者'
export const noBids = '没有出价'

export const explanation = '域名说明什么'
/** `{zone}` is ".ton", drawn strong. */
export const aboutOwner = '{zone} 域名是一枚 NFT (TEP-81)。谁拥有该藏品，谁就决定域名指向何处。'
/** `{record}` is `walletRecord`, drawn strong. */
export const aboutWallet =
  '付款到该域名时，款项去往它的{record}。这不一定是所有者，两者也都不是藏品的地址：三者都会显示，各有其名。'
export const walletRecord = '钱包记录'
export const aboutOthers = '其他记录指向网站、TON Storage 的 Bag，或另一个解析子域名的合约。'
export const aboutRenewal = '一年未续期的域名会到期，并重新拍卖。'
