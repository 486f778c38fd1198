/** Words of the command palette and the keyboard shortcuts. */
export const title = '搜索和操作'
export const hint = '名称、地址、哈希、区块号、域名或操作'
export const close = '关闭'
export const foot = 'Enter 打开，Delete 删除搜索记录，Escape 关闭。'
export const help = '快捷键'
export const helpLead = '不在输入框中时有效；没有注明 Ctrl、Alt 或 ⌘ 的，不要同时按下它们。'
export const copied = '已复制本页的永久链接'
export const notCopied = '无法复制'

export const ctrlK = 'Ctrl K'
export const commandK = '⌘ K'

/** Descriptions of the keyboard shortcuts. */
export const opens = '搜索和操作'
export const helps = '此快捷键列表'
export const goes = (screen: string) => `前往：${screen}`
export const earlier = '上一个区块或上一页'
export const later = '下一个区块或下一页'
export const rowDown = '列表的下一行'
export const rowUp = '列表的上一行'
export const copies = '复制本页的永久链接'

/** Search synonyms of each screen, by path. */
export const screens = {
  '/blocks': '主链、分片、seqno',
  '/transactions': '付款、转账',
  '/jettons': '代币',
  '/nft': '合集、藏品',
  '/staking': '质押池、收益率、APY、提名人',
  '/validators': '选举、轮次',
  '/rates': '价格、交易市场、交易所、换算',
  '/dns': '域名、名称',
  '/dns-explorer': '出价、域名',
  '/stats': '手续费、出块时间、网络健康',
  '/checks': '证明文件、保存的数据、提供方',
  '/inspect': 'BoC、字节、单元、解码',
  '/watch': '收藏、名称',
} as const
