/** Words about the trace of a transaction: all that a message set off. */
export const title = '交易链'
export const failed = '无法加载交易链'
export const notFound = '索引器还不知道该交易链'
export const tooLong = '太长，索引器无法列出'
export const unmarked = 'tonapi 没有提供该交易链的信息：缺少名称和诈骗标记。'
export const alone = '没有后续：该交易就是其交易链的全部。'
export const seconds = (count: number) => `${count} 秒`
export const stepsLabel = '步骤'
export const accountsLabel = '账户'
export const duration = '从首步到末步'
export const fees = '手续费合计'
export const failedLabel = '失败的步骤'
export const noneFailed = '无'
export const checked = (steps: number, allSteps: number, links: number, allLinks: number) =>
  `已在此浏览器中核验：步骤 ${steps}/${allSteps}，其间衔接 ${links}/${allLinks}`
export const unreadable = '无法读取'
export const expected = '提供方模拟的预计结果'
export const expectedShort = '预计'
export const onItsWay = '在途'
/** Of a sent message whose receiving step may be one of those that could not be read. */
export const unknownReceipt = '是否送达未知'
export const unfinished = '仍有消息在途；交易链会再次查询。'
export const thisStep = '本交易'
export const firstFailed = '首个失败'
export const drawing = (steps: number, failed: number, isAll: boolean, ahead: number) =>
  `${steps} 步的图示，${isAll ? (failed ? `${failed} 步失败` : '没有失败') : failed ? `至少 ${failed} 步失败` : '失败情况未知'}${ahead ? `，${ahead} 步为预计或在途` : ''}；下方大纲以文字表达相同内容`
/** Opens what a short trace keeps folded. */
export const details = '步骤、资金和证明'
export const run = (count: number, name: string) => `${count} × ${name}`

/** Total that the account that began a trace paid and got; slots in braces. */
export const inAllBoth = '合计（含手续费），{who} 支付了 {paid}，收到了 {got}。'
export const inAllPaid = '合计（含手续费），{who} 支付了 {paid}。'
export const inAllGot = '合计（扣除手续费），{who} 收到了 {got}。'
export const soFarBoth = '到目前为止（含手续费），{who} 已支付 {paid}，已收到 {got}。'
export const soFarPaid = '到目前为止（含手续费），{who} 已支付 {paid}。'
export const soFarGot = '到目前为止（扣除手续费），{who} 已收到 {got}。'

export const money = '谁收入，谁支出'
export const moneyLead = '精确值，来自每一步的字节'
export const sumsToZero = '收支相符，无遗漏'
export const doesNotSum = '收支不符：缺少步骤'
export const feesOfSteps = (count: number) => `${count} 步的手续费`
export const broughtIn = '从交易链外带入'
export const stillOnItsWay = '仍在途'
export const incomplete = '未能读取其所有步骤'
export const jettonsBy = (source: string) => `Jetton 部分据 ${source} 所说。`
export const jettonsUnknown = '尚不清楚哪些 Jetton 有变动。'
