/** A shard id in both notations: signed 64-bit decimal, as nodes write it, and hex. */
export const shardForms = (shard: string) => `${BigInt.asIntN(64, BigInt(`0x${shard}`))} (${shard})`
