/** Words about one block and its shards. */
export const title = 'Block'
export const description = 'A block of the TON network: hashes, time, shards and transactions.'
export const shardBlock = 'Shard block'
export const failed = 'Failed to load block details'
export const notFound = 'Block not found'
export const notHeld = (seqno: string) =>
  `No provider holds block ${seqno}. It may not have been produced yet, or be too old.`
export const noSuchSeqno =
  "A block's address ends in its sequence number, from 1 to 4294967295. Block 0 is the zero state, from which the chain began."
export const notReady = 'This block is not there yet'
export const notReadyWhy = 'It is about to be produced, or to reach the servers that are asked.'
export const notMade = 'This block is not made yet'
export const notMadeWhy = (newest: string) => `The newest one is #${newest}. This page looks again by itself.`
export const newest = 'Newest blocks'
export const neighbours = 'Neighbouring blocks'
export const previous = 'Previous Block'
export const next = 'Next Block'

export const workchain = 'Workchain'
export const shard = 'Shard'
export const seqno = 'Sequence number'
export const version = 'Version'
export const generatedAt = 'Generated at'

/** Stand beside each other: transactions of a block, and with those of the shard blocks it commits. */
export const alone = (count: string) => `${count} in this block alone`
export const withShards = (count: string) => `${count} with its shard blocks`
export const hash = 'Hash'
export const shards = 'Shards'
export const shardsFailed = 'Failed to load shards'
export const noTransactions = 'No transactions in this block'
export const ofUsers =
  'Masterchain blocks hold mostly transactions of the system itself. Those of users are in the shard blocks they commit.'
