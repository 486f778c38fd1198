/** The product's words for what goes wrong or is empty, by topic. */
export const messages = {
  fallback: 'An error occurred',
  unreadable: (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'} could not be read`,
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
  address: { failed: 'Failed to load address information', notFound: 'Address not found' },
  domain: {
    failed: 'Failed to resolve domain',
    notFound: 'Domain not found',
    noRecords: 'This domain points at nothing: it has no records.',
  },
  nft: {
    itemFailed: 'Failed to load NFT item',
    collectionFailed: 'Failed to load NFT collection',
    notFound: 'NFT not found',
  },
  auctions: { failed: 'Failed to load DNS auctions', none: 'No active auctions found' },
  jettons: {
    none: 'No Jettons found',
    noTransfers: 'No Jetton transfers found',
    failed: 'Failed to load jettons',
    noneListed: 'No jettons found',
    unnamed: (count: number) => `${count} without symbol and name ${count === 1 ? 'is' : 'are'} not listed`,
  },
  jetton: {
    failed: 'Failed to load jetton details',
    notFound: 'Jetton not found',
    holdersFailed: 'Failed to load holders',
    noHolders: 'No holders found',
  },
  rates: {
    allFailed: 'Failed to load market data. Please try again later.',
    failed: 'Failed to load rates',
    none: 'No rates available',
    chartFailed: 'Failed to load price chart',
    noChart: 'No price data',
  },
  markets: {
    failed: 'Failed to load markets data',
    hint: 'The markets API may be temporarily unavailable',
    none: 'No markets data available',
  },
  nfts: { none: 'No NFTs found', noTransfers: 'No NFT transfers found', failed: 'Failed to load NFTs' },
}
