/** Outcomes of what a transaction sent, in a sentence; amounts are in braces. Steps count from 1. */
/** Names a page. */
export const cameBackName = (amount: string) => `退回 ${amount}`
export const notKnown = '已发出；结果在此未知。'
export const arrived = '已到账。'
export const ignored = '已到账，但合约没有执行指令。'
export const claimed = '合约称已到账；未核验。'
/** A name of what came of an order, and who says so. */
export const swappedName = '已兑换'
export const swapped = '两个金额都在其交易链的字节中；至于是哪种 Jetton，则是索引器的说法。'
export const allArrived = (count: number) => `${count} 笔全部到账。`
export const inVain = '已到账；接收方的代码在处理到账通知时失败。'
export const failedLater = (count: number, step: number) =>
  `${count === 1 ? '已到账' : `${count} 笔全部到账`}；由此引发的第 ${step} 步失败。`
export const waits = '{sum} 到达的地址当时没有部署任何合约。'
export const cameBack = (step: number | 'exchange' | null) => {
  if (step === null) return '{sum} 中的 {back} 已退回。'
  const reason = step === 'exchange' ? '交易所没有兑换' : `第 ${step} 步失败`
  return `{sum} 中的 {back} 已退回：${reason}。`
}
export const neverLeft = (step: number | 'exchange' | null) => `{sum} 从未转出：第 ${step} 步失败。`
export const stayed = (step: number) => `第 ${step} 步失败，{sum} 留在了接收方处。`
/** Of one message. */
export const inPart = '只完成了一部分。'
export const partly = (arrived: number, of: number) => `${of} 笔中有 ${arrived} 笔到账。`
export const partlyBack = (count: number) => `${count} 笔已退回。`
export const partlyStayed = (count: number) => `${count} 笔留在了代码失败处。`
export const underWay = (done: number, of: number) => `进行中：${done}/${of} 步。`
export const unknown = '结果未知：有步骤缺失、无法读取或出乎意料。'
