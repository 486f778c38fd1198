import { Address, type Cell } from '@ton/core'
import type { BlockRef } from '../chain/types.ts'

export const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
export const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

/** BoC as sent by the indexer: hex, without index and checksum. */
export const bocHex = (cell: Cell): string => cell.toBoc({ idx: false, crc32: false }).toString('hex')
/** BoC as sent by the node API: base64, with checksum. */
export const bocBase64 = (cell: Cell): string => cell.toBoc({ idx: false, crc32: true }).toString('base64')

export const int256 = (hash: bigint): Buffer => Buffer.from(hash.toString(16).padStart(64, '0'), 'hex')

/** Signed decimal of a shard id, for the node API. */
export const signedShard = (shard: string): string => BigInt.asIntN(64, BigInt(`0x${shard}`)).toString()

/** Block id of the indexer: `(workchain,shard,seqno)`. */
export const blockId = (block: Pick<BlockRef, 'workchain' | 'shard' | 'seqno'>): string =>
  `(${block.workchain},${block.shard},${block.seqno})`

export const rawAddress = (address: Address): string => address.toRawString()
/** Friendly form of the node API: always bounceable and not test-only. */
export const friendlyAddress = (address: Address): string =>
  address.toString({ bounceable: true, testOnly: false, urlSafe: true })

/** Parses a raw or friendly address in either alphabet; `null` if invalid. */
export function readAddress(text: string): Address | null {
  try {
    if (Address.isFriendly(text)) return Address.parseFriendly(text).address
    return /^-?\d{1,10}:[0-9a-f]{64}$/i.test(text) ? Address.parseRaw(text.toLowerCase()) : null
  } catch {
    return null
  }
}

/** Parses 32 bytes in hex, 0x-hex, base64 or base64url; `null` if invalid. */
export function readHash(text: string): Buffer | null {
  const digits = text.replace(/^0x/i, '')
  if (/^[0-9a-f]{64}$/i.test(digits)) return Buffer.from(digits, 'hex')
  // an unescaped "+" in a query is decoded as a space
  const letters = text.replaceAll(' ', '+').replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '')
  return /^[0-9a-z+/]{43}$/i.test(letters) ? Buffer.from(letters, 'base64') : null
}
