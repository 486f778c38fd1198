/** Words around every page: head, header and footer. */

/** The language of these words, as `lang` of the pages. */
export const language = 'zh'
/** Start of the paths of its pages: `/` and the language, but for English. */
export const start = '/zh'
/** Its name in itself, and what offers its pages to those who read them in another language. */
export const ownName = '中文'
export const offer = '本页也有中文版：'
export const offerTaken = '阅读中文版'
export const offerRefused = '不用了'
export const languages = '语言'
export const name = 'Nanoscope'
export const homeTitle = 'Nanoscope，TON 区块浏览器'
export const homeLabel = 'Nanoscope，首页'
export const skip = '跳到正文'
export const isOffline = '当前离线。所示内容是之前获取的；无法查询新内容。'
export const needsScript = '本页由你的浏览器实时从链上读取，需要 JavaScript。服务器上不存储其中任何内容。'

export const mainLabel = '主菜单'
export const more = '更多'
export const home = '首页'
export const jettons = 'Jetton'
export const nft = 'NFT'
export const staking = '质押'
export const validators = '验证者'
export const blocks = '区块'
export const transactions = '交易'
export const rates = '行情'
export const dns = 'DNS'
export const auctions = '拍卖'
export const statistics = '统计'
export const checks = '核验'
export const inspect = '解析'
export const watch = '关注'

export const about = (network: string) => `Nanoscope 从你的浏览器读取 TON 网络（${network}）。无需注册，没有追踪器。`
export const licenses = '许可证'
export const moreScreens = '更多页面'
export const elsewhere = '其他网站'
export const documentation = 'TON 文档'
export const source = '源代码'
export const newTab = '在新标签页中打开'

export const searchHint = '地址、交易哈希、区块号或 .ton 域名'
export const searchAll = '全网'
export const searchSite = '本站'
export const search = '搜索'

export const networkTitle = (network: string) => `仅供显示：不影响数据，数据来自 ${network}。`
