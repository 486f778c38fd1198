/** Words for the chain of a block, in lists. */
export const master = 'мастерчейн'
export const shard = 'шард'
