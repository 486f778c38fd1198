import { Address, type Cell } from '@ton/core'
import type { BlockRef } from '../chain/types.ts'

export const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
export const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

/** A BoC as the indexer prints it: hex, no index, no checksum. */
export const bocHex = (cell: Cell): string => cell.toBoc({ idx: false, crc32: false }).toString('hex')
/** A BoC as the node API prints it: base64, with the checksum. */
export const bocBase64 = (cell: Cell): string => cell.toBoc({ idx: false, crc32: true }).toString('base64')

export const int256 = (hash: bigint): Buffer => Buffer.from(hash.toString(16).padStart(64, '0'), 'hex')

/** 16 hex digits → the signed decimal text of the node API. */
export const signedShard = (shard: string): string => BigInt.asIntN(64, BigInt(`0x${shard}`)).toString()

/** `(workchain,shard,seqno)`, the indexer's block id. */
export const blockId = (block: Pick<BlockRef, 'workchain' | 'shard' | 'seqno'>): string =>
  `(${block.workchain},${block.shard},${block.seqno})`

export const rawAddress = (address: Address): string => address.toRawString()
/** The node API knows one friendly form only: bounceable, not test-only, whatever was sent in. */
export const friendlyAddress = (address: Address): string =>
  address.toString({ bounceable: true, testOnly: false, urlSafe: true })

/** Raw or friendly, either alphabet; `null` when it is neither. */
export function readAddress(text: string): Address | null {
  try {
    if (Address.isFriendly(text)) return Address.parseFriendly(text).address
    return /^-?\d{1,10}:[0-9a-f]{64}$/i.test(text) ? Address.parseRaw(text.toLowerCase()) : null
  } catch {
    return null
  }
}

/** 32 bytes written as hex, 0x-hex, base64 or base64url; `null` for other text. */
export function readHash(text: string): Buffer | null {
  const digits = text.replace(/^0x/i, '')
  if (/^[0-9a-f]{64}$/i.test(digits)) return Buffer.from(digits, 'hex')
  // a "+" in a query arrives as a space when the caller forgot to escape it
  const letters = text.replaceAll(' ', '+').replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '')
  return /^[0-9a-z+/]{43}$/i.test(letters) ? Buffer.from(letters, 'base64') : null
}
