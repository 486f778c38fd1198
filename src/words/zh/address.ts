/** Words about an account and what it holds. */
export const title = '地址'
export const description = 'TON 网络中的账户：余额、交易、Jetton 和 NFT。'
export const documentName = (start: string) => `地址 ${start}…`
export const lookingUp = (domain: string) => `正在查找 ${domain} 的地址`
export const failed = '无法加载地址信息'
export const notFound = '未找到地址'
export const forms = '地址为 48 个字符，以 EQ、UQ、Ef、Uf 等开头，或写作 0: 加 64 个十六进制字符。'

export const testOnly = '你打开的是该地址的测试专用格式，账户是同一个。'
export const skipToTabs = '跳到交易、Jetton 和 NFT'
export const own = '命名'
export const otherForms = '其他格式和二维码'
export const active = '已激活'
export const uninitialized = '未初始化'
export const frozen = '已冻结'
export const unknownState = '未知'
export const openAsJetton = '作为 Jetton 打开'
export const openAsCollection = '作为 NFT 合集打开'
export const openAsNft = '作为 NFT 打开'
export const lastActivity = '最近活动'

export const held = '该账户的活动与持有'
export const jettons = 'Jetton'
export const nfts = 'NFT'
export const status = '状态'

export const counterparty = '对方'
export const technical = '技术信息'
export const accountStatus = '账户状态'
export const addressType = '地址类型'
export const contract = '合约'
export const byCodeHash = '依据代码哈希'
export const unknownContract = '代码哈希不属于此处已知的任何合约'
export const lastTransaction = '最近交易'
export const lastTransactionHash = '最近交易的哈希'
export const dataHash = '数据哈希'
export const dataHashValue = '数据哈希'

export const noJettons = '未找到 Jetton'
export const jettonTransfers = 'Jetton 转账'
export const noJettonTransfers = '未找到 Jetton 转账'
export const noNewJettonTransfers = (count: number) => `最新的 ${count} 个事件中没有 Jetton 转账`
/** Beside a sum of money: of how many jettons it is. */
export const pricedOf = (priced: number, all: number) =>
  priced === all ? '合计，按 tonapi 的价格' : `合计，按 tonapi 对这 ${all} 种中 ${priced} 种的价格`
export const under = (least: string) => `<${least}`
export const jettonsFailed = '无法加载 Jetton'
export const cappedJettons = '索引器只列出账户的前 1,000 个 Jetton 钱包，可能还有更多。'
export const unmarkedJettons = 'tonapi 无响应：缺少信任标记和价格。'
/** Button of a list whose marks and prices came after its rows. */
export const sortByTrust = '按信任和价值排序'
export const direction = '方向'
export const sent = '转出'
export const received = '收到'
export const minted = '铸造'
export const burned = '销毁'
export const moveFailed = '，失败'

export const noNfts = '未找到 NFT'
export const nft = 'NFT'
export const nftTransfers = 'NFT 转移'
export const noNftTransfers = '未找到 NFT 转移'
/** Of jettons or NFTs. */
export const olderTransfers = '可能还有更早的记录。'
export const cappedNfts = '索引器只列出账户的前 1,000 个 NFT，可能还有更多。'
export const unmarkedNfts = 'tonapi 无响应：缺少信任标记和图片。'
export const nftsFailed = '无法加载 NFT'
