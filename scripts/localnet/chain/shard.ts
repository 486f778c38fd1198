/** Shard ids: 64 bits with a prefix of account addresses, a one bit, and zeros; written as 16 lower-case hex digits. */
import type { Address } from '@ton/core'
import { bitKey } from './label.ts'

const ID_BITS = 64

const bitsOf = (shard: string): string => BigInt(`0x${shard}`).toString(2).padStart(ID_BITS, '0')

/** Prefix of the addresses in a shard, in binary digits; empty for a complete workchain. */
export function prefixOf(shard: string): string {
  const bits = bitsOf(shard)
  return bits.slice(0, bits.lastIndexOf('1'))
}

export function shardOf(prefix: string): string {
  return BigInt(`0b${`${prefix}1`.padEnd(ID_BITS, '0')}`)
    .toString(16)
    .padStart(ID_BITS / 4, '0')
}

export function childrenOf(shard: string): [string, string] {
  const prefix = prefixOf(shard)
  return [shardOf(`${prefix}0`), shardOf(`${prefix}1`)]
}

export const parentOf = (shard: string): string => shardOf(prefixOf(shard).slice(0, -1))

export const holds = (shard: string, address: Address): boolean => bitKey(address.hash, 256).startsWith(prefixOf(shard))

/** True if a shard contains the addresses that start like an id, by which nodes look up blocks. */
export const holdsId = (shard: string, id: string): boolean => bitsOf(id).startsWith(prefixOf(shard))

/** Prefix padded with zeros, as in `ShardIdent`. */
export const paddedPrefix = (shard: string): bigint => BigInt(`0b${prefixOf(shard).padEnd(ID_BITS, '0')}`)
