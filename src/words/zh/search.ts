/** Words about what a search says of what was typed. */
export const invalid = '搜索内容无效。请输入有效的地址、交易哈希、区块号或域名。'
export const checksum = '这看起来像地址，但校验和不对。请检查是否有输错的字符。'
/** Reasons of a refused query, after the general line. */
export const tooLarge = '区块号最大为 4,294,967,295。'
export const hashLength = (digits: number) => `哈希为 64 位十六进制数字，这里有 ${digits} 位。`
export const rawLength = (digits: number) => `原始地址在冒号后有 64 位十六进制数字，这里有 ${digits} 位。`
export const addressLength = (characters: number) => `地址为 48 个字符，这里有 ${characters} 个。`
export const otherDomain = 'TON 域名以 .ton 或 .t.me 结尾。'
export const username = 'Telegram 用户名由 4 到 32 个字母、数字和下划线组成，并以字母开头。'
export const search = '搜索'

/** Search by name, which asks tonapi on Enter. */
export const askNames = (name: string) => `按名称查找“${name}”`
export const asksTonapi = '询问 tonapi'
export const isAsking = '正在向 tonapi 询问该名称…'
export const foundByName = 'tonapi 中以此开头的名称。任何人都可以取任意名称：请看标记和地址。'
export const noName = 'tonapi 也没有叫这个名称的内容。'
export const noOtherName = 'tonapi 没有以此开头的名称。此浏览器见过的：'
export const noNames = '无法查找名称：tonapi 无响应。'
/** Words of tonapi's moderators on what it found. */
export const trusts = {
  whitelist: '白名单',
  graylist: '灰名单',
  blacklist: '黑名单，视为诈骗',
  none: '未评定',
  unknown: '未评定',
}

export const suggestions = '建议'
/** Kinds of a text, while it is typed. */
export const is = {
  transaction: '交易哈希',
  address: '地址，校验和正确',
  'raw address': '原始格式的地址，没有校验和',
  'masterchain block': '主链区块号',
  'shard block': '分片的区块',
  domain: '域名',
  link: '本站页面的链接',
  'wrong-checksum': '地址，校验和错误',
  unknown: '不是地址、哈希、区块号或域名',
  name: '可能是名称：搜索时会向 tonapi 询问',
}
/** The kind of a suggestion, shown beside its name. */
export const kinds = {
  block: '区块',
  address: '地址',
  transaction: '交易',
  domain: '域名',
  link: '页面',
  recent: '曾经搜索',
  own: '你取的名称',
  jetton: 'Jetton',
  collection: 'NFT 合集',
  account: 'tonapi 的命名',
  screen: '前往',
  action: '本页',
}
export const publicLabel = (category: string, list: string) => `${category || '标签'}，据 ${list}`
export const forget = '删除此搜索记录 (Delete)'
export const forgetAll = '删除所有搜索记录'
/** A text in place of an address. */
export const noAddress = '“{text}”不是地址。'
