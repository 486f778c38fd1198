/** Words of the newest blocks drawn as a ribbon. */
export const newestBlocks = 'Newest masterchain blocks'
export const transactionCount = (count: number) => `${count} ${count === 1 ? 'transaction' : 'transactions'}`
export const blockLabel = (seqno: string, transactions: number | null) =>
  `Block ${seqno}${transactions === null ? '' : `, ${transactionCount(transactions)}`}`
export const ribbonFailed = 'The newest blocks cannot be shown.'
