/** Words about charts of the newest blocks. */
export const blockTimeOver = (blocks: number) =>
  `Seconds from a masterchain block to the next, each measured over the ${blocks} blocks before`
export const seconds = (count: string) => `${count} s`
export const secondsColumn = 'Seconds'
export const transactionsWithShards = 'Transactions of masterchain blocks, with the shard blocks they commit'
export const transactionCount = (count: number, digits: string) =>
  `${digits} ${count === 1 ? 'transaction' : 'transactions'}`
export const transactionsColumn = 'Transactions'
export const block = 'Block'
export const failed = 'Failed to load the newest blocks'
export const none = 'No data available'
