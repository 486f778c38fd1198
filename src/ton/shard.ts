/** The lowest set bit: a shard id is a prefix of account ids, a one, and zeros. */
const endMark = (shard: bigint) => shard & -shard

const hexOf = (shard: bigint) => shard.toString(16).padStart(16, '0')

/** The two halves of a shard (16 hex digits); none when it cannot be split further. */
export function shardHalves(shard: string): string[] {
  const whole = BigInt(`0x${shard}`)
  const half = endMark(whole) / 2n
  return half ? [hexOf(whole - half), hexOf(whole + half)] : []
}

/** The shard of which this one (16 hex digits) is a half; undefined for one that is not split. */
export function parentShard(shard: string): string | undefined {
  const half = BigInt(`0x${shard}`)
  const mark = endMark(half)
  return half === 1n << 63n ? undefined : hexOf((half - mark) | (mark * 2n))
}

/** The shard id as the node API wants it: a signed 64-bit decimal. */
export function signedShard(shard: string): string {
  return BigInt.asIntN(64, BigInt(`0x${shard}`)).toString()
}

/** The shard id as 16 hex digits, from the node API's signed decimal. */
export function hexShard(signed: string): string {
  return BigInt.asUintN(64, BigInt(signed)).toString(16).padStart(16, '0')
}

/** True if accounts with this hash (64 hex digits), or shards of this id, lie within a shard. */
export function shardHolds(shard: string, hash: string): boolean {
  const id = BigInt(`0x${shard}`)
  return ((id ^ BigInt(`0x${hash.slice(0, 16)}`)) & -(2n * endMark(id))) === 0n
}

/** The bits that the ids of a shard's accounts begin with, in binary digits. */
export function shardPrefix(shard: string): string {
  const bits = BigInt(`0x${shard}`).toString(2).padStart(64, '0')
  return bits.slice(0, bits.lastIndexOf('1'))
}

/** The shard id of a prefix in binary digits. */
export const shardOfPrefix = (prefix: string): string => hexOf(BigInt(`0b${`${prefix}1`.padEnd(64, '0')}`))
