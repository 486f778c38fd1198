/** The shard id as the node API wants it: a signed 64-bit decimal. */
export function signedShard(shard: string): string {
  return BigInt.asIntN(64, BigInt(`0x${shard}`)).toString()
}

/** The shard id as 16 hex digits, from the node API's signed decimal. */
export function hexShard(signed: string): string {
  return BigInt.asUintN(64, BigInt(signed)).toString(16).padStart(16, '0')
}
