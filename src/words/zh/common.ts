/** Words of every screen: waiting, what failed, what can be copied, what many lists call the same. */
export const fallback = '发生错误'
export const queued = (provider: string) => `请稍候：${provider} 每隔几秒才回答一个请求。`
export const asked = (provider: string) => `正在等待 ${provider} 的响应。`
export const retrying = (provider: string) => `${provider} 拒绝了请求；几秒后重试。`
export const lost = '无法加载本页的一部分'
export const lostWhy = '网络出错，或本站已有新版本。'
export const reload = '重新加载页面'
export const tryAgain = '重试'
export const unreadable = (count: number) => `${count} 个条目无法读取`

/** Between things of a list. */
export const between = '、'
/** Between parts of a sentence. */
export const comma = '，'
/** Between a label or a name and what it is. */
export const colon = '：'
/** Between a sentence without its stop and the next one. */
export const stop = '。'
/** Between two sentences, or a colon and what follows. */
export const gap = ''

/** The state of an account, by its name on the chain. */
export const accountState = (state: string) =>
  new Map([
    ['active', '已激活'],
    ['uninitialized', '未初始化'],
    ['uninit', '未初始化'],
    ['frozen', '已冻结'],
    ['nonexist', '不存在'],
    ['unknown', '未知'],
  ]).get(state) ?? state

/** The title of a page in the browser's tab. */
export const documentTitle = (name: string) => `${name} · Nanoscope`

/** A blank stands before what begins with a Latin letter or a figure. */
export const copy = (what: string) => `复制${/^[\w#]/.test(what) ? ' ' : ''}${what}`
export const copied = '已复制'
export const notCopied = '无法复制'

/** Values that can be copied, as `copy` names them. */
export const anAddress = '地址'
export const anAmount = '金额'
export const ownerAddress = '所有者地址'
export const transactionHash = '交易哈希'
export const codeHashValue = '代码哈希'
export const rootHashValue = '根哈希'
export const fileHashValue = '文件哈希'

export const scam = '诈骗'
export const received = '收到'
export const sent = '转出'

export const address = '地址'
export const account = '账户'
export const transaction = '交易'
export const transactions = '交易'
export const block = '区块'
export const age = '时间'
export const from = '发送方'
export const to = '接收方'
export const fromTo = '发送方和接收方'
export const amount = '金额'
export const balance = '余额'
export const comment = '备注'
export const fee = '手续费'
export const value = '金额'
export const owner = '所有者'
export const holders = '持有者'
export const codeHash = '代码哈希'
export const rootHash = '根哈希'
export const fileHash = '文件哈希'
export const globalId = '全局 ID'
export const logicalTime = '逻辑时间'
export const viewAsAddress = '作为普通地址查看'
