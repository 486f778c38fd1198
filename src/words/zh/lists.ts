/** Words around lists: their order, their shape, their pages. */
export const sortBy = '排序'
export const view = '视图'
export const cards = '卡片'
export const table = '表格'
export const pages = '分页'
export const page = '页码'
export const previous = '上一页'
export const next = '下一页'
export const saveAs = { csv: '保存 CSV', json: '保存 JSON' }
