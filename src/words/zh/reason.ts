/** Reasons for a transaction's end that are no exit codes. */
export const noState = '该地址上没有合约'
export const badState = '随消息而来的代码不属于该地址'
export const noGas = 'TON 不足以支付 Gas'
export const suspended = '该地址已被暂停'
export const frozen = '该账户因未支付存储费而被冻结'
export const lies = '当时该地址上没有合约；金额已留存'
export const keptPlain = 'TON 不足以运行合约；金额已留存'
export const ignored = '合约运行没有出错，但转出的少于指令所要求的：请求者无权在此下达指令'
export const returned = '接收方拒绝了该消息并将其退回'
export const aborted = '已中止'
export const actionsSkipped = (skipped: number, all: number) =>
  `${all} 个动作中有 ${skipped} 个被跳过，因此所请求的没有全部发出`
/** Sentence appended to a reason. */
export const retryUntil = (moment: string) => `。${moment} 之前，同一请求可以再次尝试`
