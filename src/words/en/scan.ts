/** Words about looking for a transaction in blocks. */
export const scanWords = {
  title: 'Look for it in the latest blocks',
  otherwise:
    "It may be the hash of something else (a block, a contract's code), of another network, or too new: the index follows the chain by some seconds.",
  time: ([least = 0, most = 0]: number[]) =>
    `Reading the latest 100 masterchain blocks and all their shard blocks takes about ${least} to ${most} minutes; it can be cancelled.`,
}
