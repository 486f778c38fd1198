/** Words about a page of a list that does not exist. */
export const missing = (page: number) => `没有第 ${page} 页`
export const first = '第一页'
