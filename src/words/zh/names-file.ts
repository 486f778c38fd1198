/** Words of the file of a visitor's own names. */
export const file = '把你的名称存为文件'
export const fileLead =
  '可带到另一个浏览器，或留作副本：清除本站数据会移除它们。也可以读取 Acton 的收藏文件（acton-favorites）。'
export const save = (count: number) => `将 ${count} 个地址保存为文件`
export const nothingToSave = '还没有可保存的内容'
export const choose = '读取文件'

export const unreadable = {
  'too large': '文件大于 5 MB。没有任何更改。',
  'no json': '文件已损坏，或不是 JSON。没有任何更改。',
  foreign: '文件中既没有 Nanoscope 的名称，也没有 Acton 的收藏。没有任何更改。',
  'later version': '文件的版本比本站能读取的更新。没有任何更改。',
  damaged: '文件已损坏：应为列表的地方是别的内容。没有任何更改。',
}
export const cannotRead = '浏览器无法读取该文件。没有任何更改。'
export const preview = '读取该文件会带来的更改'
export const counts = (news: number, changed: number, same: number, refused: number) =>
  `新增 ${news}，更改 ${changed}，相同 ${same}，拒绝 ${refused}。`
export const otherNetwork = (theirs: string, ours: string) => `文件称其中的地址属于 ${theirs}；本站显示的是 ${ours}。`
export const where = '双方都有内容时'
export const keepMine = '保留我的'
export const takeTheirs = '采用文件的'
export const merge = '合并'
export const nothingToMerge = '没有可合并的内容'
export const dismiss = '关闭'
export const merged = (added: number, changed: number) => `已合并：新增 ${added}，更改 ${changed}。`

export const kind = '类型'
export const mine = '你的'
export const theirs = '文件中的'
export const kinds = { new: '新增', changed: '更改', same: '相同', refused: '拒绝' }
export const watched = '已关注'
export const refusals = {
  'no address': '不是地址',
  'nothing to keep': '没有名称、备注或关注',
  twice: '在文件中多次出现',
}
export const nothing = '(无)'
