/** Words about the parts of a message. */
export const started = '后续交易'
export const details = '字段和字节'
export const unknown = '该消息体没有已知的布局。'
export const cut = '消息体到此结束，而布局尚未结束。'
export const messageHash = '消息哈希'
export const normalizedHash = '规范化哈希 (TEP-467)'
export const forwardFee = '转发费'
export const external = '外部地址'
export const init = '初始状态'
export const initHashes = (code: string, data: string) => `代码 ${code}，数据 ${data}`
export const extra = '其他货币'
export const extraAmount = (amount: string, id: number) => `${amount} 单位货币 ${id}`
export const exitCode = '退出码'
export const original = '退回的内容'
export const cell = 'BoC'
export const bytes = '字节'
export const inspect = '解析'
export const cellSize = (bytes: number) => `${bytes} 字节`
export const tooLarge = '太大，无法显示'
export const units = (amount: string) => `${amount} 单位`
export const yes = '是'
export const no = '否'
export const none = '无'
export const modes = (modes: string) => `发送模式 ${modes}`
export const ton = 'TON'
export const byContract = (contract: string) => `按发给 ${contract} 的请求读取，tonapi 称该合约属于此类`
