/** Words about a replay that runs or has ended. */
export const cancel = '取消'

export const asking = {
  proof: '正在证明账户状态…',
  head: '正在请求最新区块…',
  block: '正在请求这笔交易所在的区块…',
  state: '正在请求账户在此之前的状态…',
  history: '正在请求这笔交易及紧接其前的交易的字节…',
  configuration: '正在请求当时的配置…',
  libraries: '正在请求合约的库…',
}
export const queued = (provider: string) => `正在等待向 ${provider} 发送请求`
export const retrying = (provider: string) => `${provider} 拒绝了，正在重试`
export const fetching = (share: string) => `正在下载虚拟机：${share}`
export const running = '正在执行…'

export const same = '已在此重放：是同一笔交易'
export const sameWhy = '得到的交易具有相同的哈希。因此，起始状态、消息和结果都与网络一致，这些就是它的步骤。'
export const earlier = (count: number) => `先执行了该账户更早的 ${count} 笔交易`
export const took = (milliseconds: string) => `${milliseconds} 毫秒`
export const noRun = '这笔交易没有执行代码。'

export const notExact = '不一致'
export const notExactWhy = '得到的交易具有不同的哈希。因此，这次执行的任何内容都不作为事实显示。'
export const notExactEarlier = '必须先执行的该账户更早的一笔交易结果不同。因此，这次执行的任何内容都不作为事实显示。'
export const refused = (reason: string) => `虚拟机拒绝执行：${reason}`
export const differs = '不同之处'
export const onChain = '网络'
export const here = '此处'
export const version = (network: number, emulator: number) =>
  `网络使用第 ${network} 版规则，这里的虚拟机只支持到第 ${emulator} 版。结果可能不同。`
export const library = '无法获取合约所引用的库。结果可能不同。'
export const fields = {
  exitCode: '退出码',
  gasUsed: '已用 gas',
  vmSteps: '步骤数',
  resultCode: '动作阶段的结果',
  actions: '动作数',
  messages: '发送的消息数',
  totalFees: '总手续费',
  state: '之后的账户状态',
}
export const otherwise = '所比较的数值都相同，不同的是其他字节。'

export const unavailable = '无法重放'
export const why = {
  block: '没有任何索引给出这笔交易所在的区块，因此其随机种子未知。',
  'old-state': '节点已不再保存这笔交易之前的状态：节点只保留几天的旧状态。',
  'other-state': '节点发来的状态不是这笔交易的起始状态：它与交易自身的字节不符。',
  'long-history': '在这个区块中，该账户在此交易之前的交易过多。',
  'too-large': '该账户超出了此处可读取的大小：超过 65,536 个单元。',
  'no-code': '该账户没有代码，没有可以执行的内容。',
  kind: '这里的虚拟机不执行这类交易。',
}
export const failed = '无法获取重放所需的数据'
export const broken = {
  download: '无法下载虚拟机。请检查网络连接后重试。',
  engine: '虚拟机无法在此执行：内存不足、WebAssembly 已被关闭，或消息嵌套过深。',
  time: '执行超过一分钟，已被终止。',
}

export const changes = '账户的变化'
export const before = '之前'
export const after = '之后'
export const balance = '余额'
export const status = '状态'
export const code = '代码'
export const none = '无'
/** In place of a get-method's result. */
export const methodFailed = '失败'
export const unfinished = '栈、get 方法和账户变化的计算耗时过长，此处从略。'
export const sameData = '数据与之前相同。'
export const data = '按单元显示的数据'
export const cell = (path: string) => (path ? `单元 ${path}` : '根单元')
export const moreCells = (count: number) => `以及另外 ${count} 个单元`

export const noInstruction = '不是指令的字节'
export const threw = (instruction: string) => `${instruction} 抛出了异常`
export const threwAfter = (instruction: string, why: string) => `${instruction} 抛出了异常（${why}）`
export const gaveBefore = (value: string, name: string | null, method: string) =>
  name ? `${value} 是此前 ${method} 返回的 ${name.replaceAll('_', ' ')}` : `${value} 是此前 ${method} 返回的值`
export const raised = (instruction: string, error: string) => `${instruction} 引发错误“${error}”`
export const outOfGas = (instruction: string, used: string, limit: string) =>
  `执行到 ${instruction} 共需 ${used} gas，上限为 ${limit}`
