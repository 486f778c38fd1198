/** A shard id as nodes write it, a signed number of 64 bits, and in hexadecimal. */
export const shardForms = (shard: string) => `${BigInt.asIntN(64, BigInt(`0x${shard}`))} (${shard})`
