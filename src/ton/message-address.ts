import type { RawAddress } from './address.ts'
import { refuse } from './cell.ts'
import type { Slice } from './slice.ts'

/** An address in a message: `raw`, or `external` (hex, with its bits if incomplete bytes), or neither. */
export type MessageAddress = { raw: RawAddress | null; external: string | null }

/** Reads `addr_extern` as hex. An incomplete last byte is zero-padded and the length in bits follows a slash: `a0/3`. */
function readExternal(from: Slice): string {
  const bits = from.uint(9)
  const bytes = from.hex(bits >> 3)
  const rest = bits & 7
  if (rest === 0) return bytes
  const last = from.uint(rest) << (8 - rest)
  return `${bytes}${last.toString(16).padStart(2, '0')}/${bits}`
}

/** Reads `MsgAddress` (block.tlb). An anycast prefix replaces the first bits of the hash. Throws for `addr_var`, which the network does not use. */
export function readAddress(from: Slice): MessageAddress {
  const form = from.uint(2)
  if (form === 0) return { raw: null, external: null }
  if (form === 1) return { raw: null, external: readExternal(from) }
  if (form > 2) refuse('unknown address')
  const depth = from.bit() ? from.uint(5) : 0
  const prefix = from.uint(depth)
  const workchain = (from.uint(8) << 24) >> 24
  const rest = 2 ** (32 - depth)
  const head = prefix * rest + (from.uint(32) % rest)
  return { raw: `${workchain}:${head.toString(16).padStart(8, '0')}${from.hex(28)}`, external: null }
}
