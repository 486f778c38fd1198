/** The product's words for what goes wrong or is empty, by topic. */
export const messages = {
  fallback: 'An error occurred',
  waiting: {
    queued: (provider: string) => `Waiting for a turn: ${provider} may be asked only every few seconds.`,
    asked: (provider: string) => `Waiting for an answer of ${provider}.`,
    retrying: (provider: string) => `${provider} refused; it is asked again in a few seconds.`,
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
    gaps: (read: number, of: number) =>
      `From ${read} of the latest ${of} masterchain blocks: the chain is faster than it may be read here.`,
    failedShards: (count: number) => `${count} shard ${count === 1 ? 'block' : 'blocks'} could not be read.`,
  },
  transaction: {
    failed: 'Failed to load transaction details',
    notFound: 'Transaction Not Found',
    why: 'This transaction could not be found in recent blocks.',
    else: "It may be the hash of something else (a block, a contract's code), of another network, or too new: the index follows the chain by some seconds.",
    scan: 'Look for it in the latest blocks',
    scanTime: ([least = 0, most = 0]: number[]) =>
      `Reading the latest 100 masterchain blocks and all their shard blocks takes about ${least} to ${most} minutes; it can be cancelled.`,
  },
  address: {
    failed: 'Failed to load address information',
    notFound: 'Address not found',
    scam: 'tonapi marks this account as a scam. Send nothing to it, and believe nothing it sends.',
    needsMemo: 'A payment to this account needs a comment (memo), or it may not reach its receiver.',
    suspended: 'The network has suspended this address: it cannot become active.',
    frozen: 'This account is frozen, as its storage fees were not paid: it can do nothing until it is unfrozen.',
  },
  jettons: {
    none: 'No Jettons found',
    noTransfers: 'No Jetton transfers found',
    tooLong: 'Too many transfers to list',
    tooLongWhy: 'This transaction belongs to a trace that is too long for the indexer to list.',
    failed: 'Failed to load jettons',
  },
  nfts: { none: 'No NFTs found', noTransfers: 'No NFT transfers found', failed: 'Failed to load NFTs' },
}
