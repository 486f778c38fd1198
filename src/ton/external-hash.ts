import { bitsOf, cellOf } from './bits.ts'
import type { Cell } from './cell.ts'
import type { Hash } from './hash.ts'
import { readAddress } from './message-address.ts'
import { Slice } from './slice.ts'
import { type HashOf, readStateInit } from './state-init.ts'

/** Normalised parts: `ext_in_msg_info$10` with `addr_none$00`; after the destination no fee, no code, and the body in a reference. */
const [HEAD, TAIL] = ['1000', '000001']

/** Normalised hash (TEP-467) of an external incoming message; null for other messages. Throws `TonBytesError` for other cells. */
export function normalizedMessageHash(message: Cell, hashOf: HashOf): Hash | null {
  const from = new Slice(message)
  if (from.uint(2) !== 2) return null
  readAddress(from)
  const start = from.fork()
  readAddress(from)
  const destination = bitsOf(start, from.at - start.at)
  from.coins()
  from.maybe(() => readStateInit(from.bit() ? new Slice(from.ref()) : from))
  const body = from.bit() ? from.ref() : from.rest()
  return hashOf(cellOf(HEAD + destination + TAIL, [body]))
}
