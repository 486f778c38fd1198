import type { Address } from '@ton/core'
import { base64, bocBase64, int256 } from '../http/encode.ts'

export { base64, bocBase64 }

/** Raw address in upper-case hex; null if absent. */
export const upperAddress = (address: Address | null | undefined): string | null =>
  address ? address.toRawString().toUpperCase() : null

/** A 256-bit number as a base64 hash. */
export const hashOfInt = (hash: bigint): string => base64(int256(hash))

/** Upper-case hex without leading zeros. */
export const shortShard = (shard: string): string => shard.toUpperCase().replace(/^0+/, '')
