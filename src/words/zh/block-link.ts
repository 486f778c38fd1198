/** Words for the chain of a block, in lists. */
export const master = '主链'
export const shard = '分片'
