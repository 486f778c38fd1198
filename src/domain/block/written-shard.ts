import { parseShard } from './block.ts'

/** Parses a shard id of up to 16 hex digits, or in the nodes' notation: a decimal 64-bit number, usually signed. */
export function readShard(text: string): string | undefined {
  if (!/^(?:-\d{1,19}|\d{17,20})$/.test(text)) return parseShard(text)
  const shard = BigInt(text)
  const isInRange = shard >= -(2n ** 63n) && shard < 2n ** 64n
  return isInRange ? parseShard(BigInt.asUintN(64, shard).toString(16)) : undefined
}
