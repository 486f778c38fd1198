/** Words about the comparison of a displayed fact with the answers of other providers. */
export const asking = '正在询问其他提供方…'
export const agrees = (provider: string, what: string, when: string, count: number, of: number) =>
  `${provider} 一致，${count}/${of}：${what}${when}。`
/** Note that two other providers agree, though both differ from the displayed value. */
export const agreeToo = (first: string, second: string) => `${first} 与 ${second} 说法相同。`
export const differs = (shown: string, other: string, when: string) => `${shown} 与 ${other} 不一致${when}。`
export const single = (provider: string) => `单一来源：${provider} 没有这项数据。`
export const otherAlone = (provider: string, values: string) => `仅 ${provider} 给出：${values}。`
export const movedOn = (shown: string, when: string, other: string, otherWhen: string) =>
  `无法比较：${shown}${when}，${other}${otherWhen}。`
export const refreshFirst = '所示内容较旧：请刷新后再比较。'
export const failed = (why: string) => `未能比较。${why}`

/** Moment of the chain that a statement describes, appended to the statement. */
export const atLogicalTime = (lt: string) => `（逻辑时间 ${lt}）`
export const atBlock = (seqno: string) => `（区块 ${seqno}）`
export const atUnknown = '（时刻未知）'
export const unsaid = '（双方都没有说明是哪一时刻）'
/** Difference between two newest blocks; `later`: seconds between the two answers. */
export const apart = (blocks: string, seconds: number | undefined, later: number) =>
  `相差 ${blocks} 个区块${seconds ? `，约 ${seconds} 秒` : ''}；两次响应相隔 ${later} 秒。`

/** Names of compared facts. */
export const balance = '余额'
export const status = '状态'
export const lastTransaction = '最近交易'
export const codeHash = '代码哈希'
export const dataHash = '数据哈希'
export const hash = '哈希'
export const rootHash = '根哈希'
export const fileHash = '文件哈希'
export const supply = '总供应量'
