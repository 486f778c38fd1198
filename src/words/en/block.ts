/** Words about blocks and their shards. */
export const blocksWords = { failed: 'Failed to load blocks' }

export const blockWords = {
  failed: 'Failed to load block details',
  notFound: 'Block not found',
  notReady: 'This block is not there yet',
  notReadyWhy: 'It is about to be produced, or to reach the servers that are asked.',
  noTransactions: 'No transactions in this block',
}

export const shardsWords = { failed: 'Failed to load shards' }
