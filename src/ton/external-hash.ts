import type { Cell } from './cell.ts'
import { hashCell } from './cell-hash.ts'
import type { Hash } from './hash.ts'
import { readStateInit } from './message.ts'
import { readAddress } from './message-address.ts'
import { Slice } from './slice.ts'
import { readTransactionHead } from './transaction-head.ts'

/** `ext_in_msg_info$10` with `addr_none$00`, and what follows the destination: no fee, no code, the body in a reference. */
const [HEAD, TAIL] = ['1000', '000001']

function bitsOf(from: Slice, bits: number): string {
  return Array.from({ length: bits }, () => from.uint(1)).join('')
}

function cellOf(bits: string, ref: Cell): Cell {
  const padded = bits.length % 8 ? `${bits}1`.padEnd(Math.ceil((bits.length + 1) / 8) * 8, '0') : bits
  const data = Uint8Array.from(padded.match(/.{8}/g) ?? [], byte => Number.parseInt(byte, 2))
  return { data, bits: bits.length, refs: [ref], exotic: false, levelMask: ref.levelMask }
}

/** The message that a transaction received; null where it received none. */
function receivedMessage(transaction: Cell): Cell | null {
  const from = new Slice(transaction)
  readTransactionHead(from, 0)
  from.skip(15 + 2 + 2)
  return new Slice(from.ref()).maybeRef()
}

/**
 * Normalised hash (TEP-467) of the external message that a transaction received; null where it received none. Throws a `TonBytesError`
 * when the cell is something else.
 */
export function normalizedHash(transaction: Cell): Hash | null {
  const message = receivedMessage(transaction)
  if (!message) return null
  const from = new Slice(message)
  if (from.uint(2) !== 2) return null
  readAddress(from)
  const start = from.fork()
  readAddress(from)
  const destination = bitsOf(start, from.at - start.at)
  from.coins()
  from.maybe(() => readStateInit(from.bit() ? new Slice(from.ref()) : from, () => ''))
  const body = from.bit() ? from.ref() : from.rest()
  return hashCell(cellOf(HEAD + destination + TAIL, body))
}
