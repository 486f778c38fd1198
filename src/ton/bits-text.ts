import { toHex } from './bytes.ts'
import type { Cell } from './cell.ts'

/** The bits of a cell as Fift writes them in `x{…}`: hex; where `_` ends it, the last one and what is after it are no part of them. */
export function bitsText({ data, bits }: Cell): string {
  const hex = toHex(data)
  const last = bits & 7
  // The last byte ends in a one and zeros: half of it is needed no more where they fill that half.
  const short = last > 0 && last <= 4 ? hex.slice(0, -1) : hex
  return last % 4 > 0 ? `${short}_` : short
}
