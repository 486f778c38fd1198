/** Warnings about accounts. A separate file, because few pages load it. */
export const scam = 'tonapi 将该账户标记为诈骗。不要向它发送任何东西，也不要相信它发来的任何内容。'
export const unwarned = 'tonapi 无响应：缺少其诈骗标记和其他警告。'
export const needsMemo = '向该账户付款需要备注（memo），否则款项可能无法到达收款方。'
export const suspended = '网络已暂停该地址：它无法激活。'
export const frozen = '该账户因未支付存储费而被冻结：解冻之前无法进行任何操作。'
