/** Words about a trace that is found transaction by transaction. */
export const lead = '可以通过节点逐步查找：每次点击下方按钮，都会向 toncenter 请求一笔交易，并在此核验其哈希和关联。'
export const found = (count: number) => `屏幕上有该交易链的 ${count} 笔交易，每笔都已在此核验`
export const findReceiver = '查找由它引发的交易'
export const findSender = '查找发送它的交易'
export const sentBy = '发送方'
export const looking = '正在询问 toncenter…'
export const notFound = '还没有已知的对应交易：它可能尚未产生。'
export const failed = (why: string) => `未能加载。${why}`
export const foundOf = (found: number) => `已找到 ${found} 笔`
