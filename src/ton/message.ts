import type { RawAddress } from './address.ts'
import type { Body } from './body.ts'
import type { Cell } from './cell.ts'
import { createHasher } from './cell-hash.ts'
import { type ExtraCurrency, readCurrencies } from './currencies.ts'
import { normalizedMessageHash } from './external-hash.ts'
import type { Hash } from './hash.ts'
import { keepCell } from './layout.ts'
import { readAddress } from './message-address.ts'
import { readBody } from './read-body.ts'
import { Slice } from './slice.ts'
import { type HashOf, readInitHashes, readStateInit, type StateInit } from './state-init.ts'

/**
 * A message. Amounts are nanoTON, and lt too decimal text. External messages lack one address; `external` is their address outside of the
 * chain in hex, if any.
 */
export type Message = {
  kind: 'internal' | 'external-in' | 'external-out'
  /** hash of its cell */
  hash: Hash
  /** normalised hash (TEP-467) of an external incoming message, by which wallets identify sent messages */
  normalized?: Hash
  source: RawAddress | null
  destination: RawAddress | null
  external: string | null
  value: string
  extra: ExtraCurrency[]
  bounce: boolean
  bounced: boolean
  fwdFee: string
  createdLt: string
  init: StateInit | null
  body: Body
}

/** Reads `CommonMsgInfo`, in schema order. */
function readInfo(from: Slice): Omit<Message, 'hash' | 'normalized' | 'init' | 'body'> {
  const isInternal = !from.bit()
  const isOut = !isInternal && from.bit()
  if (isInternal) from.skip(1) // ihr_disabled
  const bounce = isInternal && from.bit()
  const bounced = isInternal && from.bit()
  const source = readAddress(from)
  const destination = readAddress(from)
  const { coins: value, extra } = isInternal ? readCurrencies(from) : { coins: '0', extra: [] }
  if (!isOut) from.coins() // import_fee, or ihr_fee (now extra_flags)
  const fwdFee = isInternal ? from.coins() : '0'
  const isSent = isInternal || isOut
  const createdLt = isSent ? from.decimal(8) : '0'
  if (isSent) from.skip(32) // created_at
  return {
    kind: isInternal ? 'internal' : isOut ? 'external-out' : 'external-in',
    source: source.raw,
    destination: destination.raw,
    external: isInternal ? null : isOut ? destination.external : source.external,
    value,
    extra,
    bounce,
    bounced,
    fwdFee,
    createdLt,
  }
}

/** Unread body of `Message Any` (block.tlb); null if exotic. Throws `TonBytesError` for other cells. */
export function readMessageBody(cell: Cell): Slice | null {
  const from = new Slice(cell)
  readInfo(from)
  from.maybe(() => readStateInit(from.bit() ? new Slice(from.ref()) : from))
  const apart = from.maybeRef()
  if (apart) return apart.exotic ? null : new Slice(apart)
  return from
}

/** Reads `Message Any` (block.tlb). Throws `TonBytesError` for other cells. */
export function readMessage(cell: Cell, hashOf: HashOf = createHasher()): Message {
  const from = new Slice(cell)
  const info = { ...readInfo(from), hash: hashOf(cell) }
  const normalized = info.kind === 'external-in' ? normalizedMessageHash(cell, hashOf) : null
  const init = from.maybe(() => readInitHashes(from.bit() ? new Slice(from.ref()) : from, hashOf))
  const apart = from.maybeRef()
  // A body in a separate cell may be exotic and is then not read.
  const body: Body = apart?.exotic
    ? { kind: 'unknown', opcode: null, boc: keepCell(apart) }
    : readBody(apart ? new Slice(apart) : from, info.bounced)
  return { ...info, ...(normalized && { normalized }), init, body }
}
