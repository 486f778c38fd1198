import { accountHash, type RawAddress, workchainOf } from './address.ts'
import { fromHex } from './bytes.ts'
import type { Cell } from './cell.ts'

const BITS = 267

/** A cell with only `addr_std` (block.tlb), for sending an address as a slice. */
export function addressCell(raw: RawAddress): Cell {
  const workchain = BigInt.asUintN(8, BigInt(workchainOf(raw)))
  const address = (((4n << 8n) | workchain) << 256n) | BigInt(`0x${accountHash(raw)}`)
  // The last byte has three bits, then a one and zeros.
  const digits = ((address << 5n) | 16n).toString(16).padStart(68, '0')
  return { data: fromHex(digits) ?? new Uint8Array(), bits: BITS, refs: [], exotic: false, levelMask: 0 }
}
