/** Words about who said what is shown, and when. */
export const fromBrowser = (said: string) => `来自此浏览器，${said}`
export const fromList = '来自列表'
/** Names of providers, in one text. */
export const list = (names: string[]) =>
  [names.slice(0, -1).join('、'), ...names.slice(-1)].filter(Boolean).join(' 和 ')
export const justNow = '刚刚'
export const refreshFailed = (why: string) => `刷新失败：${why}`
export const restComes = '其余内容正在加载'
export const refreshesIn = (seconds: number) => `${seconds} 秒后刷新`
export const refresh = '刷新'
export const compare = '比较'
export const compareHint = '向其他提供方询问同样的内容'
