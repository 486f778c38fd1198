/** Words about a transaction, and lists of them. */
export const transactionsWords = {
  failed: 'Failed to load transactions',
  none: 'No transactions found',
  noneRecent: 'No recent transactions found',
}

export const transactionWords = {
  failed: 'Failed to load transaction details',
  notFound: 'Transaction Not Found',
  why: 'This transaction could not be found in recent blocks.',
}

export const transactionJettonsWords = {
  tooLong: 'Too many transfers to list',
  tooLongWhy: 'This transaction belongs to a trace that is too long for the indexer to list.',
}
