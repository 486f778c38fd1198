/** Words of the page on which this browser shows that it can check. */
export const title = '核验'
export const description = '核验已保存的证明，看看此浏览器的核验是否正确，以及其中保存了什么。'
export const lead = '此浏览器能核验什么、知道什么、保存了什么。这里的内容不会发送给任何人。'

export const file = '核验已保存的证明'
export const fileLead = '由“保存证明”生成的证明文件，也可以拖放到任意页面上。文件在此读取，离线也行。'
export const choose = '证明文件'
export const notKept = '拖放的文件太大，无法从一个页面带到下一个页面。请在此选择它，或拖放到本页。'
export const checking = '正在核验…'
export const unreadable = {
  'no proof': '该文件不是证明。',
  'later version': '该证明的格式比此构建能读取的更新。请重新加载页面，或向保存者索取旧格式的证明。',
  damaged: '该证明已损坏：有一部分缺失或格式不对。',
}
export const claimed = '声称'
export const aTransaction = '一笔交易'
export const anAccount = '一个账户'
export const aBlock = '一个区块'
export const savedOf = (isThisNetwork: boolean, made: string) =>
  `据文件自述，于 ${made} 从${isThisNetwork ? '本网络' : '另一个网络'}保存`
export const proved = (most: number) => `已证明 ${most}/${most}：文件所含的每个环节。`
export const notProved = (most: number) => `已证明 0/${most}：文件中的环节没有通向此构建所知的验证者。`

export const self = '此浏览器'
export const selfLead = '来自主网和标准的已知字节，逐一与预期结果对照；被改动的数据必须被拒绝。'
export const run = '运行核验'
export const names = {
  hash: '单元的哈希',
  body: '读取消息体 (TEP-74)',
  account: '证明主网的一个账户',
  'false account': '同上但错一位，应拒绝',
  'shard block': '证明主网的一个区块',
  'false shard block': '同上但错一位，应拒绝',
  signature: '验证签名 (Ed25519, RFC 8032)',
  'false signature': '同一签名用于另一消息，应拒绝',
}
export const replay = '虚拟机'
export const replayLead = '用重放所使用的虚拟机重新执行一笔已记录的交易：一次性下载 2.1 MB。输入有误时，结果必须不同。'
export const runReplays = '重放记录'
export const replays = {
  replay: '抛出异常的合约：重放后哈希相同',
  'false state': '状态有一位错误：得到不同的交易',
  'false message': '消息有一位错误：得到不同的交易',
  'false configuration': 'Gas 价格不同：得到不同的交易',
}
export const outcomes = { passed: '通过', failed: '失败', impossible: '此浏览器不支持' }
export const took = (ms: string) => `${ms} 毫秒`

export const providers = '数据提供方'
export const perCall = (seconds: number) => `每 ${seconds} 秒一次请求`
export const answered = '上次响应'
export const never = '未知'
export const nextTurn = '下次可请求'
export const free = '现在'
export const inSeconds = (seconds: number) => `${seconds} 秒后`

export const calls = '最近十分钟的请求'
export const noCalls = '此浏览器中没有最近十分钟的请求记录。'
export const noLog = '此浏览器不允许本站保存请求记录。'
export const newestCalls = (count: number) => `以上是最新的 ${count} 条：记录最多只保存这么多。`
export const call = '请求'
export const provider = '提供方'
export const answer = '响应'
export const when = '时间'
export const status = (code: number) => `状态 ${code}`
export const noAnswer = '无可读响应'
export const statusUnknown = '已结束'
export const after = (ms: number) => `用时 ${ms} 毫秒`

export const stored = '保存在此浏览器中'
export const storedSum = (answers: number, others: number, size: string) =>
  `${answers} 条响应和 ${others} 项设置，共 ${size}。数据只留在这里：其他网站和服务器都读不到。`
export const nothingStored = '没有保存任何内容。'
export const what = '内容'
export const from = '来源'
export const learnt = '获取时间'
export const size = '大小'
export const showAll = (count: number) => `全部 ${count} 条响应`
export const forget = '全部清除'
export const forgetNames = (count: number) =>
  `这也会清除你为 ${count} 个地址写的名称和备注，它们没有别的副本。可以先在关注列表中把它们保存为文件。`
export const forgotten = '已清除。下一个页面将重新开始。'

export const build = '此构建'
export const buildName = '构建'
export const built = '构建时间'
export const commit = '提交'
