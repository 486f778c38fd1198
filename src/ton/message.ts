import type { RawAddress } from './address.ts'
import { type Body, readBody } from './body.ts'
import { toHex } from './bytes.ts'
import { type Cell, refuse } from './cell.ts'
import { Slice } from './slice.ts'

/** Amounts are nanoTON as decimal text, lt decimal text. External messages lack one of the two addresses. */
export type Message = {
  kind: 'internal' | 'external-in' | 'external-out'
  source: RawAddress | null
  destination: RawAddress | null
  value: string
  bounce: boolean
  bounced: boolean
  fwdFee: string
  createdLt: string
  body: Body
}

/** `MsgAddress`: null for none and for external ones. An anycast prefix is put in its place. `addr_var` is not in use. */
function readAddress(from: Slice): RawAddress | null {
  const form = from.uint(2)
  if (form < 2) {
    if (form) from.skip(from.uint(9))
    return null
  }
  if (form > 2) refuse('Address of variable length')
  const prefix = from.maybe(() => Array.from({ length: from.uint(5) }, () => from.bit()))
  const workchain = (from.uint(8) << 24) >> 24
  const account = from.bytes(32)
  prefix?.forEach((bit, at) => {
    const mask = 128 >> (at & 7)
    account[at >> 3] = ((account[at >> 3] ?? 0) & ~mask) | (bit ? mask : 0)
  })
  return `${workchain}:${toHex(account)}`
}

const external = { value: '0', bounce: false, bounced: false, fwdFee: '0', createdLt: '0' }

/** `CommonMsgInfo`. The fields are read in the order of the schema. */
function readInfo(from: Slice): Omit<Message, 'body'> {
  if (from.bit()) {
    const isOut = from.bit()
    const source = readAddress(from)
    const destination = readAddress(from)
    if (!isOut) {
      from.coins() // import_fee
      return { ...external, kind: 'external-in', source, destination }
    }
    const createdLt = from.uint64()
    from.skip(32) // created_at
    return { ...external, kind: 'external-out', source, destination, createdLt }
  }
  from.skip(1) // ihr_disabled
  const bounce = from.bit()
  const bounced = from.bit()
  const source = readAddress(from)
  const destination = readAddress(from)
  const value = from.currencies()
  from.coins() // ihr_fee, lately extra_flags
  const fwdFee = from.coins()
  const createdLt = from.uint64()
  from.skip(32) // created_at
  return { kind: 'internal', source, destination, value, bounce, bounced, fwdFee, createdLt }
}

/** `StateInit` */
function skipInit(from: Slice): void {
  from.maybe(() => from.skip(5)) // fixed_prefix_length
  from.maybe(() => from.skip(2)) // special
  for (let i = 0; i < 3; i++) from.maybeRef() // code, data, library
}

/** Reads `Message Any` (block.tlb). Throws a `TonBytesError` when the cell is something else. */
export function readMessage(cell: Cell): Message {
  const from = new Slice(cell)
  const info = readInfo(from)
  from.maybe(() => (from.bit() ? from.ref() : skipInit(from)))
  const apart = from.maybeRef()
  if (apart?.exotic) return { ...info, body: { kind: 'unknown' } }
  return { ...info, body: readBody(apart ? new Slice(apart) : from, info.bounced) }
}
