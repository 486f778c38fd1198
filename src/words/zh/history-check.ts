/** Words about whether a history is without gaps. */
export const whole = (rows: number) => (rows === 1 ? '一笔交易，已在此核验' : `${rows} 笔交易，其间没有遗漏`)
export const recreated = (rows: number) => `${rows} 笔交易。其间账户被删除后又重新创建，那里可能缺少其他交易`
export const broken = (row: number) => `第 ${row} 行之后缺少一笔交易：打开它`
/** Follow the line above: the state of the account names its last transaction. */
export const complete = {
  atTime: (when: string) => `截至 ${when} 完整，如上方所证明`,
  atBlock: '截至上方所证明的区块完整',
}
export const noneNewer = {
  atTime: (when: string) => `截至 ${when} 没有更晚的交易，如上方所证明`,
  atBlock: '截至上方所证明的区块没有更晚的交易',
}
export const newerMissing = '上方证明了一笔更新的交易：打开它'
export const refuted = '上方的证明与列表中的一笔交易矛盾：打开它'
