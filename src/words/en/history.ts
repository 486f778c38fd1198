/** Words of lists of transactions, wherever they stand. */
export const failed = 'Failed to load transactions'
export const none = 'No transactions found'
export const outside = 'outside'
export const system = 'system'
export const andJettons = 'and jettons'
export const moreReceivers = (count: number) => ` +${count} more`
