/** Words about one transaction. */
export const title = '交易'
export const description = 'TON 网络的一笔交易：发生了什么、是否成功、花费多少，以及为何失败。'
export const documentName = (start: string) => `交易 ${start}`
export const failed = '无法加载交易详情'
export const notFound = '未找到交易'
export const notFoundWhy = '在近期区块中找不到该交易。'
export const hashForms = '交易哈希为 64 个十六进制字符，或 43 或 44 个 base64 字符。'

/** Until the trace is known. */
export const reading = '已发出；正在读取结果。'

export const byMessage = '按引发它的消息的哈希找到；该消息字节的哈希与之相符。'
export const phasesAndFees = '阶段和手续费'
export const hash = '哈希'
export const previous = '上一笔交易'
export const timestamp = '时间戳'

export const outsideWorld = '链外'
export const logForOutside = '给链外的日志'
export const noIncoming = '没有传入消息'
export const noOutgoing = '没有传出消息'
export const done = '完成'
export const moreBelow = (count: number) => `另有 ${count} 条，列于下方`

export const incoming = '传入消息'
export const outgoing = '传出消息'
export const outgoingCount = (count: number) => `传出消息 (${count})`
export const showRest = (count: number) => `再显示 ${count} 条消息`
export const message = '消息'
export const outside = '外部'
export const toOutside = '链外（日志）'

export const computePhase = '计算阶段'
export const gas = 'Gas'
export const gasUse = (gas: string, steps: string) => `${steps} 步，用去 ${gas}`
export const succeeded = (how: string) => `成功，${how}`
export const hasFailed = (how: string) => `失败，${how}`
export const exitCode = (code: number) => `退出码 ${code}`
export const actionPhase = '动作阶段'
export const actionResult = (code: number, actions: number, special: number, skipped: number) =>
  `结果码 ${code}，${actions} 个动作${special ? `，其中 ${special} 个不是消息` : ''}${skipped ? `，${skipped} 个被跳过` : ''}`
export const actionFees = '动作费'
export const forwardFees = '转发费'
export const storageFee = '存储费'
export const storageDebt = '存储欠费'
export const bouncePhase = '退回阶段'
export const accountState = '账户状态'
export const totalFees = '手续费合计'
export const skippedNoState = '已跳过：这里没有合约'
export const skippedBadState = '已跳过：代码不属于这里'
export const skippedNoGas = '已跳过：TON 不足以支付 Gas'
export const skippedSuspended = '已跳过：地址已被暂停'
export const bounceSent = '消息已退回'
export const bounceNoFunds = '剩余 TON 不足以退回消息'
export const bounceNothingLeft = '没有剩余可用于退回消息'

/** The footer of a printed transaction. */
export const receipt = (url: string) => `由 Nanoscope 打印。任何人都可以在此核验：${url}`
