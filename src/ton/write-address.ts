import type { RawAddress } from './address.ts'
import { fromHex } from './bytes.ts'
import type { Cell } from './cell.ts'

const BITS = 267

/** A cell with `addr_std` (block.tlb) and nothing else: how a slice with an address is sent. */
export function addressCell(raw: RawAddress): Cell {
  const [workchain = '', hash = ''] = raw.split(':')
  const address = (((4n << 8n) | BigInt.asUintN(8, BigInt(workchain))) << 256n) | BigInt(`0x${hash}`)
  // The last byte holds three bits, then a one and zeros.
  const digits = ((address << 5n) | 16n).toString(16).padStart(68, '0')
  return { data: fromHex(digits) ?? new Uint8Array(), bits: BITS, refs: [], exotic: false, levelMask: 0 }
}
