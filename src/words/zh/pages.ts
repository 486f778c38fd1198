/** Words about a page of a list that does not exist. */
export const missing = (page: number) => `第 ${page} 页没有内容`
export const first = '第一页'
