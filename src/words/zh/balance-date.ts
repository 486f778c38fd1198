/** Words about an account as it was on a date. */
export const title = '某日余额'
export const lead =
  '以你的日历当天的最后一个区块为准，并在此证明：toncenter 为当天找到的区块、该区块之后的账户，以及验证者的签名。'
export const label = '日期'
export const go = '证明余额'
export const finding = '正在查找当天的区块…'
export const notOver = '这一天还没有结束：当前余额见上方。'
export const none = (day: string) => `${day}时网络尚不存在。`
export const failed = (day: string) => `未找到${day}的区块。`
export const found = (seqno: string, day: string) => `主链区块 ${seqno}，${day}结束时的最新区块`

export const asset = '资产'
export const jetton = (unit: string, address: string) => `${unit} · ${address}`
export const jettons = '持有的 Jetton'
export const coins = '账户自身余额'
/** Of a jetton; whose word it is that a contract is its wallet. */
export const ofWallet = '{wallet} 的余额。据索引称，它是该账户用于这种 Jetton 的钱包；这一点未证明。'
export const unreadable = '该 Jetton 钱包的数据采用了此处未知的布局。'
