import type { RawAddress } from './address.ts'
import { type Body, readBody } from './body.ts'
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

/** `MsgAddress`: null for none and for external ones. An anycast prefix takes its place in the hash. No `addr_var`: none is in use. */
function readAddress(from: Slice): RawAddress | null {
  const form = from.uint(2)
  if (form === 1) from.skip(from.uint(9))
  if (form < 2) return null
  if (form > 2) refuse('unknown address')
  const depth = from.bit() ? from.uint(5) : 0
  const prefix = from.uint(depth)
  const workchain = (from.uint(8) << 24) >> 24
  const rest = 2 ** (32 - depth)
  const head = prefix * rest + (from.uint(32) % rest)
  return `${workchain}:${head.toString(16).padStart(8, '0')}${from.hex(28)}`
}

/** `CommonMsgInfo`, in the order of the schema. */
function readInfo(from: Slice): Omit<Message, 'body'> {
  const isInternal = !from.bit()
  const isOut = !isInternal && from.bit()
  if (isInternal) from.skip(1) // ihr_disabled
  const bounce = isInternal && from.bit()
  const bounced = isInternal && from.bit()
  const source = readAddress(from)
  const destination = readAddress(from)
  const value = isInternal ? from.currencies() : '0'
  if (!isOut) from.coins() // import_fee, or ihr_fee, which lately is extra_flags
  const fwdFee = isInternal ? from.coins() : '0'
  const isSent = isInternal || isOut
  const createdLt = isSent ? from.decimal(8) : '0'
  if (isSent) from.skip(32) // created_at
  const kind = isInternal ? 'internal' : isOut ? 'external-out' : 'external-in'
  return { kind, source, destination, value, bounce, bounced, fwdFee, createdLt }
}

function skipStateInit(from: Slice): void {
  from.maybe(() => from.skip(5)) // fixed_prefix_length
  from.maybe(() => from.skip(2)) // special
  for (let i = 0; i < 3; i++) from.maybeRef() // code, data, library
}

/** Reads `Message Any` (block.tlb). Throws a `TonBytesError` when the cell is something else. */
export function readMessage(cell: Cell): Message {
  const from = new Slice(cell)
  const info = readInfo(from)
  from.maybe(() => from.maybeRef() ?? skipStateInit(from))
  const apart = from.maybeRef()
  // A body of its own may be exotic, and then says nothing here.
  if (apart?.exotic) return { ...info, body: { kind: 'unknown' } }
  return { ...info, body: readBody(apart ? new Slice(apart) : from, info.bounced) }
}
