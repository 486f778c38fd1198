/** Words about one NFT item or collection. */
export const title = 'NFT'
export const description = 'TON 网络的 NFT 藏品或合集：图片、所有者、属性、合约。'
/** Noun, as sentences about trust take it. */
export const anNft = 'NFT'
export const item = 'NFT 藏品'
export const collection = 'NFT 合集'
export const itemOrCollection = 'NFT 藏品或合集'
export const itemFailed = '无法加载 NFT 藏品'
export const collectionFailed = '无法加载 NFT 合集'
export const collectionsFailed = '无法加载 NFT 合集列表'
export const notFound = '未找到 NFT'
export const notKnown = (what: string) => `索引器不知道该地址上有 ${what}。它可能是其他类型的账户。`
export const forms = 'NFT 按其地址查找：48 个字符，以 EQ 等开头，或 0: 加 64 个十六进制字符。'

export const none = '无'
export const items = '藏品数'
export const notNumbered = '未编号'
export const authorLinks = '作者的链接'
export const withheld = '因合集在黑名单中而不予显示'

export const attributes = (count: number) => `属性 (${count})`
export const onSaleFor = '售价'
export const heldBySale = '出售合约'
export const market = '市场'
export const marketAddress = '市场地址'
export const priceNotStated = '未说明'
export const ofCollection = '合集'
export const confirmed = '已确认该藏品属于它'
export const unconfirmed = '没有确认该藏品属于它'
export const confirmationUnknown = '尚不清楚它是否确认该藏品属于它'
export const index = '索引'
export const domain = '域名'
