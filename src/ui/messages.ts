/** The product's words for what goes wrong or is empty, by topic. */
export const messages = {
  fallback: 'An error occurred',
  search: {
    invalid: 'Invalid search query. Please enter a valid address, transaction hash, block number, or domain.',
    checksum: 'This looks like an address, but its checksum is wrong. Please check it for a mistyped character.',
  },
  blocks: { failed: 'Failed to load blocks' },
  block: {
    failed: 'Failed to load block details',
    notFound: 'Block not found',
    noTransactions: 'No transactions in this block',
  },
  shards: { failed: 'Failed to load shards' },
  transactions: { failed: 'Failed to load transactions' },
}
