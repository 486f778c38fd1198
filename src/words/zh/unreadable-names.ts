/** Words about saved names of the visitor that cannot be read. */
export const lost = '无法读取此浏览器中保存的名称和关注的地址。其文本会保留，更改之后也不会丢失。'
export const keptAside = '此浏览器中的名称和关注的地址未能读取，其文本已另行保留。'
export const save = '保存其文本'
export const remove = '移除其文本'
export const forget = '这也会清除无法读取的已保存名称。关注列表可以先将其文本保存为文件。'
