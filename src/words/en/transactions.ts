/** The product's words on lists of transactions and on looking for one; in a file of their own, because few screens need them. */
export const transactionMessages = {
  gaps: (read: number, of: number) =>
    `From ${read} of the latest ${of} masterchain blocks: the chain is faster than it may be read here.`,
  failedShards: (count: number) => `${count} shard ${count === 1 ? 'block' : 'blocks'} could not be read.`,
  jettons: {
    tooLong: 'Too many transfers to list',
    tooLongWhy: 'This transaction belongs to a trace that is too long for the indexer to list.',
  },
  scan: {
    title: 'Look for it in the latest blocks',
    otherwise:
      "It may be the hash of something else (a block, a contract's code), of another network, or too new: the index follows the chain by some seconds.",
    time: ([least = 0, most = 0]: number[]) =>
      `Reading the latest 100 masterchain blocks and all their shard blocks takes about ${least} to ${most} minutes; it can be cancelled.`,
  },
}
