/** Words about the list of recent transactions. */
export const recentWords = {
  gaps: (read: number, of: number) =>
    `From ${read} of the latest ${of} masterchain blocks: the chain is faster than it may be read here.`,
  failedShards: (count: number) => `${count} shard ${count === 1 ? 'block' : 'blocks'} could not be read.`,
}
