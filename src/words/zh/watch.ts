/** Words of the watch list. */
export const title = '关注列表'
export const description = '你关注的地址：持有什么、最近何时有变动，以及自你上次查看后是否有变动。'
export const lead =
  '名称、备注和此列表只保存在此浏览器中：任何服务器和提供方都不会得到。账户所持资产则合并成一次请求，向 toncenter 和 tonapi 查询：它们会看到地址，但看不到名称。'
export const documentName = (changed: number) => (changed > 0 ? `(${changed}) ${title}` : title)

export const none = '还没有关注任何地址'
export const noneWhy = '打开一个地址，点击其下方的“关注”。它就会出现在这里。'
export const findOne = '查找地址'
export const status = '上次查看后'
export const changed = '有变动'
export const unchanged = '无变动'
export const notLoaded = '未加载'
export const lastActivity = '最近活动'
export function changedCount(changed: number, unknown: number, all: number) {
  const same = all - changed - unknown
  if (changed === 0 && unknown === 0) return `关注 ${all} 个，上次查看后均无变动`
  const known =
    changed > 0
      ? `关注 ${all} 个，上次查看后 ${changed} 个有变动`
      : `关注 ${all} 个${same > 0 ? `，上次查看后 ${same} 个无变动` : ''}`
  return unknown > 0 ? `${known}，${unknown} 个未知` : known
}
export const unmarked = 'tonapi 无响应：缺少其名称、诈骗标记和最近活动。'
export const lookAgain = '重新查看'
export const markSeen = '全部标为已看'

export const others = '其他有你的名称和备注的地址'
export const note = '备注'

export const address = '地址'
