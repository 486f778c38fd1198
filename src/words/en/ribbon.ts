/** Words of the newest blocks drawn as a ribbon. */
export const newestBlocks = 'Newest masterchain blocks'
export const blockLabel = (seqno: string, transactions: number | null) =>
  `Block ${seqno}${transactions === null ? '' : `, ${transactions} transactions`}`
export const transactionCount = (count: number) => `${count} transactions`
