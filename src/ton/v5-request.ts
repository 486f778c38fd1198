import type { Cell } from './cell.ts'
import { refuse } from './cell.ts'
import { addChange, type Change, type Changes } from './change.ts'
import { readAddress } from './message-address.ts'
import { Slice } from './slice.ts'

const SIGNED = 0x7369676e
const RELAYED = 0x73696e74
const OF_EXTENSION = 0x6578746e
export const V5_OPCODES: readonly number[] = [SIGNED, RELAYED, OF_EXTENSION]

const SIGNATURE_BITS = 512

/**
 * A wallet v5 request in the final or beta layout. Numbers are decimal text, `until` unix seconds; null if not in the layout. `list` is an
 * `OutList`.
 */
export type V5Request = Changes & {
  version: 'v5' | 'v5beta'
  walletId: string | null
  until: number | null
  seqno: string | null
  queryId: string | null
  list: Cell | null
  signature: string | null
}

type Layout = Pick<V5Request, 'version'> & {
  idBits: number
  hasQueryId: boolean
  readActions: (from: Slice, into: V5Request) => void
}

const who = (kind: 'extension-added' | 'extension-removed', from: Slice): Change => ({
  kind,
  who: readAddress(from).raw,
})
const key = (from: Slice): Change => ({ kind: from.bit() ? 'key-on' : 'key-off' })

function readFinalAction(from: Slice): Change {
  const tag = from.uint(8)
  if (tag === 2) return who('extension-added', from)
  if (tag === 3) return who('extension-removed', from)
  return tag === 4 ? key(from) : refuse('unknown action')
}

function readBetaAction(from: Slice): Change {
  const tag = from.uint(32)
  if (tag === 0x1c40db9f) return who('extension-added', from)
  if (tag === 0x5eaef4a4) return who('extension-removed', from)
  return tag === 0x20cbb95a ? key(from) : refuse('unknown action')
}

const isDone = (from: Slice) => from.bitsLeft + from.refsLeft === 0

/** Reads `Maybe ^OutList`, a bit, and a chain of actions, each referenced by the previous one (tb wallet-contract-v5, types.tlb). */
function readFinalActions(from: Slice, into: V5Request): void {
  into.list = from.maybeRef()
  if (!from.bit()) return
  addChange(into, readFinalAction(from))
  let next = from.refsLeft > 0 ? new Slice(from.ref()) : null
  while (next) {
    addChange(into, readFinalAction(next))
    const after: Slice | null = next.refsLeft > 0 ? new Slice(next.ref()) : null
    if (!isDone(next)) refuse('more than an action')
    next = after
  }
}

/** Reads a chain of cells: a one bit and an action, or a zero bit and the final `OutList` (tonkeeper/w5, beta). */
function readBetaActions(root: Slice, into: V5Request): void {
  let from = root
  while (from.bit()) {
    addChange(into, readBetaAction(from))
    const next = new Slice(from.ref())
    if (from !== root && !isDone(from)) refuse('more than an action')
    from = next
  }
  into.list = from.ref()
  if (from !== root && !isDone(from)) refuse('more than a list')
}

const LAYOUTS: Layout[] = [
  { version: 'v5', idBits: 32, hasQueryId: true, readActions: readFinalActions },
  { version: 'v5beta', idBits: 80, hasQueryId: false, readActions: readBetaActions },
]

function readAs(from: Slice, opcode: number, { version, idBits, hasQueryId, readActions }: Layout): V5Request | null {
  const isOfExtension = opcode === OF_EXTENSION
  const request: V5Request = {
    version,
    walletId: isOfExtension ? null : from.integer(idBits, false),
    until: isOfExtension ? null : from.uint(32),
    seqno: isOfExtension ? null : from.integer(32, false),
    queryId: isOfExtension && hasQueryId ? from.integer(64, false) : null,
    list: null,
    signature: null,
    changes: [],
    more: 0,
  }
  readActions(from, request)
  if (!isOfExtension && from.bitsLeft === SIGNATURE_BITS) request.signature = from.hex(SIGNATURE_BITS / 8)
  return isDone(from) && (isOfExtension || request.signature) ? request : null
}

/** Reads a request with one of the `V5_OPCODES` in the layout that matches completely; null if none does. */
export function readV5Request(opcode: number, from: Slice): V5Request | null {
  for (const layout of LAYOUTS) {
    try {
      const request = readAs(from.fork(), opcode, layout)
      if (request) return request
    } catch {
      // Try the other layout.
    }
  }
  return null
}
