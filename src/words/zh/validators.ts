/** Words about validators. */
export const title = '验证者'
export const description = 'TON 网络的验证者：数量、质押额和地址。'
export const lead = '数据每分钟刷新。'
export const about = '关于 TON 验证者'
export const aboutText =
  '验证者检查交易，并就下一个区块达成一致。每位验证者都须质押 TON，既有自己的，也常有提名人的；违反规则时会失去其中一部分。验证者按质押额选出，任期一个轮次：验证者集约每 18 小时更换，质押在轮次结束几小时后退还。验证者的编号是其按权重的排名。'
export const failed = '无法加载验证者'
export const none = '目前没有验证者数据'
export const unavailable = '验证者数据不可用'
export const hint = '验证者数据需要专门的 API。请稍后再来，或使用官方区块浏览器。'
export const fallback = '验证者数据暂时不可用。请稍后重试。'

export const total = '验证者总数'
export const inRound = '当前轮次'
export const totalStake = '总质押额'
export const ofAll = (coin: string) => `${coin}，所有验证者`
export const minStake = '最低质押额'
export const toStand = (coin: string) => `${coin}，参选所需`
export const electionDate = '轮次开始'
export const roundBegan = (time: string) => time

export const distribution = '权重分布'
/** Stand below a number of validators. */
export const holdThird = (count: number) =>
  count === 1 ? '位验证者独占三分之一的权重' : '位最大的验证者合占三分之一的权重'
export const holdHalf = (count: number) => (count === 1 ? '位验证者独占一半的权重' : '位最大的验证者合占一半的权重')

export const round = '当前轮次'
export const since = '开始'
export const until = '结束'
export const submitted = '提交的质押'
export const effective = '计入的质押'

export const counts = '所提交的质押，最多按“自身系数 × 当选者最低质押额”计入；计入的部分即为验证者的权重。'

export const byWeight = '权重，从大到小'
export const byWeightUp = '权重，从小到大'
export const byStake = '质押额，从大到小'
export const byStakeUp = '质押额，从小到大'
export const byAddress = '地址'
export const byAddressDown = '地址，倒序'
export const byAdnl = 'ADNL 地址'
export const byAdnlDown = 'ADNL 地址，倒序'

export const active = '活跃验证者'
export const listed = (count: string) => `列出 ${count} 位`
export const changed = (count: number) => `${count} 项新质押`
export const stake = '质押额'
export const rank = '排名'
export const factor = '系数'
/** In front of it, on a phone. */
export const factorBefore = '系数'
/** Stands beside the stake submitted. */
export const counted = '计入 {amount}'
export const weightUnknown = '份额按提交的质押计算：系数未知。'
export const notAllListed = '未列出全部当选验证者：权重未知。'
export const maybeNotAllListed = '无法确认是否已列出全部当选验证者，因此不显示权重。'
export const weightNote = '权重是在计入的质押中所占的份额，验证者的签名按权重计算。'
export const adnl = 'ADNL 地址'
export const adnlValue = 'ADNL 地址'

export const weight = '权重'
