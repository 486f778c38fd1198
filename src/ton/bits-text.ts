import { toHex } from './bytes.ts'
import type { Cell } from './cell.ts'

/** Bits of a cell in Fift's notation `x{…}`: hex; a trailing `_` means that the last one bit and the zeros after it are padding. */
export function bitsText({ data, bits }: Cell): string {
  const hex = toHex(data)
  const last = bits & 7
  // The last byte is padded by a one and zeros: drop its second half if that is only padding.
  const short = last > 0 && last <= 4 ? hex.slice(0, -1) : hex
  return last % 4 > 0 ? `${short}_` : short
}
