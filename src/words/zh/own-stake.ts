/** Words about the pool or the validator that an account is. A separate file, because few pages load it. */
export const pool = '质押池'
export const byTonapi = '按 tonapi 的列表'
export const inPools = '在质押池列表中'
export const validator = '当前轮次的验证者'
export const inValidators = '在验证者列表中'
export const rankOf = (rank: string, count: string) => `第 ${rank} 位，共 ${count} 位`
