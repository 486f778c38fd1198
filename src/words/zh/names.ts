/** Words about names that no provider gives: the visitor's own, and public lists. */
export const yours = '你取的名称'
export const mayHaveRunOut = '（来自不知域名是否到期的索引）'
export const burnAddress = '销毁地址'
export const burnWhy = '由其形式可知：全是零，任何人都不可能有它的密钥'
export const lookAlike = '形似'
export const scamBy = (list: string) => `诈骗，据 ${list}`

/** Plainer words for a list's kinds of accounts. */
export const categories: Readonly<Record<string, string>> = {
  CEX: '交易所',
  DEX: '去中心化交易所',
  defi: 'DeFi',
  tradingbot: '交易机器人',
}
/** Author of a label, in a line: the list and its revision, the day it was taken, and the kind of account, which may be empty. */
export const labelBy = (list: string, made: string, category: string) =>
  `${list} 的公开标签，获取于 ${made}${category && `：${category}`}`
export const ofList = '公开标签'

export const editTitle = '你给此地址的名称'
export const editLead = '只保存在此浏览器中：任何服务器和提供方都不会得到它。'
export const name = '名称'
export const note = '备注'
export const watchIt = '关注'
export const isWatched = '已关注'
export const watch = '关注此地址'
export const watchWhy = '它会列在关注列表中，显示余额以及是否有变动。'
export const save = '保存'
export const saved = '已保存'
export const remove = '移除'
export const removed = '已移除'
export const close = '关闭'
export const toWatchList = '关注列表'

export const storageFull = '此浏览器没有更多空间留给本站：没有任何更改。请移除不再需要的名称或备注，然后重试。'
export const storageForbidden = '此浏览器不允许本站保存任何内容：没有任何更改。'
export const tooMany = (most: number) => `最多 ${most} 个地址可以有名称或备注：没有任何更改。`
export const tooManyWatched = (most: number) => `最多可以关注 ${most} 个地址：没有任何更改。`

export const yourNote = '你的备注：'
/** `{name}` is drawn in its place. */
export const providerName = 'tonapi 称其为 {name}'
export const publicLabel = (category: string, list: string, made: string) =>
  `公开标签：{name}${category && ` (${category})`} — ${list}，截至 ${made}`
export const labelWarning = (list: string, made: string) =>
  `公开列表 ${list}（截至 ${made}）称该账户为诈骗者。不要向它发送任何东西，也不要相信它发来的任何内容。`

export const alikePaid = '这里有一个地址与该账户以前付过款的地址相似，但并非同一个。'
export const alikeNamed = '这里有一个地址与你命名过的地址相似，但并非同一个。'
export const alikeSelf = '这里有一个地址与该账户自身相似，但并非同一个。'
export const alikeBelow = (count: number) => `下方历史中有 ${count} 个地址与此处已知的地址相似，但并非同一个。`
export const compareThem = '比较'
export const suspect = '这里的地址：'
export const paidBefore = '以前付过款的地址：'
export const namedByYou = '你命名过的地址：'
export const itself = '该账户：'
export const alikeLead = '复制地址前请比较整个地址：这类发送者希望你误把款付给他们。不同的字母带有下划线。'
export const moreAlike = (count: number) => `还有 ${count} 个地址与此处已知的地址相似。`
