/** The product's words for what goes wrong or is empty, by topic. */
export const messages = {
  fallback: 'An error occurred',
  waiting: {
    queued: (provider: string) => `Waiting for a turn: ${provider} may be asked only every few seconds.`,
    asked: (provider: string) => `Waiting for an answer of ${provider}.`,
    retrying: (provider: string) => `${provider} refused; trying again in a few seconds.`,
  },
  lost: 'A part of this page could not be loaded',
  unreadable: (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'} could not be read`,
  search: {
    invalid: 'Invalid search query. Please enter a valid address, transaction hash, block number, or domain.',
    checksum: 'This looks like an address, but its checksum is wrong. Please check it for a mistyped character.',
  },
  blocks: { failed: 'Failed to load blocks' },
  block: {
    failed: 'Failed to load block details',
    notFound: 'Block not found',
    notReady: 'This block is not there yet',
    notReadyWhy: 'It is about to be produced, or to reach the servers that are asked.',
    noTransactions: 'No transactions in this block',
  },
  shards: { failed: 'Failed to load shards' },
  transactions: {
    failed: 'Failed to load transactions',
    none: 'No transactions found',
    noneRecent: 'No recent transactions found',
  },
  transaction: {
    failed: 'Failed to load transaction details',
    notFound: 'Transaction Not Found',
    why: 'This transaction could not be found in recent blocks.',
  },
  address: {
    failed: 'Failed to load address information',
    notFound: 'Address not found',
  },
  jettons: {
    none: 'No Jettons found',
    noTransfers: 'No Jetton transfers found',
    failed: 'Failed to load jettons',
  },
  nfts: { none: 'No NFTs found', noTransfers: 'No NFT transfers found', failed: 'Failed to load NFTs' },
}
