/** Words about whether a history is without gaps. */
export const whole = (rows: number) =>
  rows === 1 ? 'One transaction, checked here' : `${rows} transactions, nothing left out between them`
export const recreated = (rows: number) =>
  `${rows} transactions. The account was deleted and created again between them, where others may be missing`
export const broken = (row: number) => `A transaction is missing after row ${row}: open it`
/** Follow the line above: the state of the account names its last transaction. */
export const complete = {
  atTime: (when: string) => `Complete as of ${when}, as proved above`,
  atBlock: 'Complete as of the block that is proved above',
}
export const noneNewer = {
  atTime: (when: string) => `None newer as of ${when}, as proved above`,
  atBlock: 'None newer as of the block that is proved above',
}
export const newerMissing = 'A newer transaction is proved above: open it'
export const refuted = 'The proof above contradicts a transaction of this list: open it'
