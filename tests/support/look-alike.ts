import { createHash } from 'node:crypto'
import { crc16, type RawAddress } from '../../src/ton/address.ts'

/** A different account hash for each text. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest()
export const rawOf = (hash: Uint8Array): RawAddress => `0:${Buffer.from(hash).toString('hex')}`

/** Changes two bytes in the middle of a hash so that its friendly address ends in the checksum `wanted`. */
function withChecksum(hash: Uint8Array, wanted: number): Uint8Array {
  const bytes = Uint8Array.from([0x11, 0, ...hash])
  const checksumWith = (first: number, second: number) => {
    bytes[17] = first
    bytes[18] = second
    return crc16(bytes)
  }
  const plain = checksumWith(0, 0)
  const all = Array.from({ length: 256 }, (_, n) => n)
  const firsts = new Map(all.map(first => [checksumWith(first, 0), first]))
  for (const second of all) {
    const first = firsts.get(wanted ^ plain ^ checksumWith(0, second))
    if (first !== undefined && checksumWith(first, second) === wanted) return bytes.slice(2)
  }
  throw new Error('no bytes have this checksum')
}

const checksumOf = (hash: Uint8Array, tag: number) => crc16(Uint8Array.from([tag, 0, ...hash]))

/**
 * Another account of the basechain whose friendly form begins with the same `head` characters and ends with the same four: the last byte of
 * the hash and the checksum, each in the form of its tag (0x11 bounceable, 0x51 not).
 */
export function lookAlike(
  victim: Uint8Array,
  head: number,
  seed: string,
  tags: readonly [mine: number, theirs: number] = [0x11, 0x11],
): RawAddress {
  const hash = Uint8Array.from(hashOf(seed))
  // Before the account stand two characters, and four bits of the third.
  for (let bit = 0; bit < head * 6 - 16; bit++) {
    const [byte, mask] = [bit >> 3, 128 >> (bit & 7)]
    hash[byte] = ((hash[byte] ?? 0) & ~mask) | ((victim[byte] ?? 0) & mask)
  }
  hash[31] = victim[31] ?? 0
  // The checksums of two forms differ by the same bits for every account.
  const shift = checksumOf(hash, tags[1]) ^ checksumOf(hash, 0x11)
  return rawOf(withChecksum(hash, checksumOf(victim, tags[0]) ^ shift))
}
