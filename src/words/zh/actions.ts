/** Words about the actions that a contract asked for in its run. */
export const title = (count: number) => (count === 1 ? '动作' : `动作（${count}）`)
export const noneDone = (count: number) =>
  count === 1 ? '合约要求执行此动作，但动作阶段失败，未予执行。' : '合约要求执行这些动作，但动作阶段失败，均未执行。'
export const message = '发送消息'
export const reserve = '保留余额'
export const code = '替换代码'
export const library = '更改库'
export const unknown = '未知动作'
export const unreadable = '无法读取合约留下的动作列表。'
export const mode = (mode: number) => `模式 ${mode}`

const parts: [number, string][] = [
  [1, '手续费另付'],
  [2, '失败时跳过'],
  [16, '失败时退回'],
  [32, '余额为零时删除账户'],
  [64, '连同收到的金额'],
  [128, '发送全部余额'],
]
/** A mode of sending, with its flags in words. */
export const flags = (mode: number) => {
  const named = parts.filter(([flag]) => mode & flag).map(([, words]) => words)
  return named.length > 0 ? `${mode}：${named.join('、')}` : `${mode}`
}
export const sendMode = (mode: number) => `模式 ${flags(mode)}`
