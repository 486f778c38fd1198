/** Words for the chain of a block, in lists. */
export const master = 'masterchain'
export const shard = 'shard'
