/** Words of lists of transactions, wherever they stand. */
export const failed = 'Failed to load transactions'
export const none = 'No transactions found'
export const outside = 'outside'
export const system = 'system'
/** Followed by the jetton wallet, where it is not known which jetton it holds. */
export const jettonsOf = 'jettons of'
export const moreReceivers = (count: number) => ` +${count} more`
