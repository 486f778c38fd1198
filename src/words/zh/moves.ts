/** Words about what a message says, and how jettons moved. */
export const bytes = (hex: string) => `字节 ${hex}`
export const encrypted = '已加密'
export const operation = (name: string) => `操作 ${name}`
export const privateToBoth = '，仅发送方和接收方可读'
export const hadBeenSent = '已发出'
export const arrived = '已到账'
export const moveFailed = ' 失败'
/** Link to the trace below, for a message about jettons. */
export const noneListed = 'tonapi 没有列出此处的 Jetton 变动；下方步骤显示了所请求的内容'
export const tooLong = '转账太多，无法列出'
export const tooLongWhy = '该交易所属的交易链太长，索引器无法列出。'
