/** Words about who said what is shown, and when. */
export const fromBrowser = '来自此浏览器，'
export const fromList = '来自列表'
export const and = ' 和 '
export const justNow = '刚刚'
export const refreshFailed = (why: string) => `刷新失败：${why}`
export const restComes = '其余内容正在加载'
export const refreshesIn = (seconds: number) => `${seconds} 秒后刷新`
export const refresh = '刷新'
export const compare = '比较'
export const compareHint = '向另一个提供方询问同样的内容'
