/** Words about looking for a transaction in blocks. */
export const title = 'Look for it in the latest blocks'
export const otherwise =
  "It may be the hash of something else (a block, a contract's code), of another network, or too new: the index follows the chain by some seconds."
const minutes = (least: number, most: number) =>
  most === 1 ? 'a minute' : least === most ? `${most} minutes` : `${least} to ${most} minutes`
export const time = ([least = 0, most = 0]: number[], count: number) =>
  `Reading the latest ${count} masterchain blocks and all their shard blocks takes about ${minutes(least, most)}; it can be cancelled.`
export const start = (count: number) => `Read the latest ${count} blocks`
export const again = 'Read them again'
export const nothing = (count: number) =>
  `The latest ${count} masterchain blocks and their shard blocks do not hold it.`
export const notAllRead = (count: number) =>
  `It was not found, but some of the latest ${count} masterchain blocks and their shard blocks could not be read completely.`
/** Follows a scan without a result. */
export const noMessages = 'The hash of a message cannot be found this way.'
export const stopped = (why: string) => `Reading the blocks stopped: ${why}`
export const reading = (count: number) => `Reading the latest ${count} blocks`
export const blocksRead = 'Blocks read'
export const progress = (read: number, of: number) => `${read} of ${of} read`
export const progressAt = (read: number, of: number, block: string) => `${read} of ${of} read, reading ${block}`
export const cancel = 'Cancel'
