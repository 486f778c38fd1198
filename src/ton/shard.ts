/** The lowest set bit, which ends the prefix in a shard id: a prefix, a one, and zeros. */
const endMark = (shard: bigint) => shard & -shard

const hexOf = (shard: bigint) => shard.toString(16).padStart(16, '0')

/** The two halves of a shard (16 hex digits); empty if it cannot be split. */
export function shardHalves(shard: string): string[] {
  const whole = BigInt(`0x${shard}`)
  const half = endMark(whole) / 2n
  return half ? [hexOf(whole - half), hexOf(whole + half)] : []
}

/** Parent of a shard (16 hex digits); undefined for an unsplit one. */
export function parentShard(shard: string): string | undefined {
  const half = BigInt(`0x${shard}`)
  const mark = endMark(half)
  return half === 1n << 63n ? undefined : hexOf((half - mark) | (mark * 2n))
}

/** Shard id as a signed 64-bit decimal, for the node API. */
export function signedShard(shard: string): string {
  return BigInt.asIntN(64, BigInt(`0x${shard}`)).toString()
}

/** Shard id as 16 hex digits, given the node API's signed decimal. */
export function hexShard(signed: string): string {
  return BigInt.asUintN(64, BigInt(signed)).toString(16).padStart(16, '0')
}

/** True if a shard contains the accounts with this hash (64 hex digits), or the shard with this id. */
export function shardHolds(shard: string, hash: string): boolean {
  const id = BigInt(`0x${shard}`)
  return ((id ^ BigInt(`0x${hash.slice(0, 16)}`)) & -(2n * endMark(id))) === 0n
}

/** Common prefix of the hashes of a shard's accounts, in binary digits. */
export function shardPrefix(shard: string): string {
  const bits = BigInt(`0x${shard}`).toString(2).padStart(64, '0')
  return bits.slice(0, bits.lastIndexOf('1'))
}

/** Shard id for a prefix in binary digits. */
export const shardOfPrefix = (prefix: string): string => hexOf(BigInt(`0b${`${prefix}1`.padEnd(64, '0')}`))
