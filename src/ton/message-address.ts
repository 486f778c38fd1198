import type { RawAddress } from './address.ts'
import { refuse } from './cell.ts'
import type { Slice } from './slice.ts'

/** One of the two is null, or both: `external` is that of somebody outside of the chain, in hex and with its bits where no whole bytes. */
export type MessageAddress = { raw: RawAddress | null; external: string | null }

/** `addr_extern`, as hex. A length that is not whole bytes is padded with zeros and written after a slash, in bits: `a0/3`. */
function readExternal(from: Slice): string {
  const bits = from.uint(9)
  const bytes = from.hex(bits >> 3)
  const rest = bits & 7
  if (rest === 0) return bytes
  const last = from.uint(rest) << (8 - rest)
  return `${bytes}${last.toString(16).padStart(2, '0')}/${bits}`
}

/** `MsgAddress` (block.tlb). An anycast prefix replaces the first bits of the hash. `addr_var` is not read: the network does not use it. */
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
