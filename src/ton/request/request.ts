import type { Cell } from '../cell.ts'
import { addChange, type Change, type Changes } from '../change.ts'
import { type Message, readMessage, readMessageBody } from '../message.ts'
import { readAddress } from '../message-address.ts'
import { type ListedMessage, readOutList } from '../out-list.ts'
import { Slice } from '../slice.ts'
import { readV5Request, V5_OPCODES } from '../v5-request.ts'
import { readMultisigOrder } from './multisig.ts'
import { type SignedRequest, signedRequestsIn } from './signed.ts'

export type { Change } from '../change.ts'

type HashOf = (cell: Cell) => string

/** A message that a contract is asked to send, with its send mode. */
export type Order = { mode: number; message: Message }

/**
 * An order to a wallet, a multisig or a vesting contract. `family` is the kind whose layout fits to the last bit, `also` others whose layout
 * fits too. `until` is unix seconds; `seqno` decimal text; null where there is none. `unread` counts messages that are no messages. `direct`:
 * messages that the transaction itself has to send, null where that depends on more than the request. `sure`: code that ran without an error
 * has done it; contracts of the other kinds ignore requests of strangers with exit code 0.
 */
export type Request = Changes & {
  family: string
  also: string[]
  until: number | null
  seqno: string | null
  orders: Order[]
  unread: number
  direct: number | null
  sure: boolean
}

const NONE = { also: [], until: null, seqno: null, changes: [], more: 0, sure: true }

const BATCH = 0xae42e5a4
const NEW_ORDER = 0xf718510f
const EXECUTE = 0x75097f5d
const EXECUTE_INTERNALLY = 0xa32c59bf
const VESTING_SEND = 0xa7733acd
const VESTING_WHITELIST = 0x7258a69b
const CHANGE_OF_OWNER = 0x819dbe99
const CODE_UPGRADES = [0x2508d66a, 0x4e436f64, 0x96e7f528]

function readOrders(listed: ListedMessage[], hashOf: HashOf): Pick<Request, 'orders' | 'unread'> {
  const orders = listed.flatMap(({ mode, message }): Order[] => {
    try {
      return [{ mode, message: readMessage(message, hashOf) }]
    } catch {
      return []
    }
  })
  return { orders, unread: listed.length - orders.length }
}

/** The payments of a highload wallet v3, whose request asks it to send itself one message with the list of them. */
function readBatch(from: Slice, hashOf: HashOf): Request | null {
  if (from.bitsLeft < 32 || from.uint(32) !== BATCH) return null
  from.skip(64) // query id
  const { messages } = readOutList(from.ref())
  // The list replaces the code by the same code, lest a list of another contract runs.
  return { ...NONE, family: 'highload-v3', ...readOrders(messages, hashOf), direct: messages.length }
}

function batchIn(message: ListedMessage | undefined, hashOf: HashOf): Request | null {
  try {
    const body = message && readMessageBody(message.message)
    return body ? readBatch(body, hashOf) : null
  } catch {
    return null
  }
}

function fromSigned({ family, messages, ...rest }: SignedRequest, hashOf: HashOf): Request {
  const { changes, until, seqno, unknownOperation } = rest
  const direct = unknownOperation ? 1 : family === 'multisig-v1' ? null : messages.length
  const batch = family === 'highload-v3' ? batchIn(messages[0], hashOf) : null
  const read = batch ?? readOrders(messages, hashOf)
  return { ...NONE, family, until, seqno, changes, orders: read.orders, unread: read.unread, direct }
}

function readV5(opcode: number, from: Slice, hashOf: HashOf): Request | null {
  const read = readV5Request(opcode, from)
  if (!read) return null
  const { version, until, seqno, list, changes, more } = read
  const messages = list ? readOutList(list).messages : []
  const orders = readOrders(messages, hashOf)
  return { ...NONE, family: version, until, seqno, changes, more, ...orders, direct: messages.length }
}

function readMultisig(order: Cell, isExecuted: boolean, hashOf: HashOf): Request {
  const { messages, changes, more } = readMultisigOrder(order)
  const read = readOrders(messages, hashOf)
  const end = isExecuted ? { direct: messages.length } : { direct: null, sure: false }
  return { ...NONE, family: 'multisig-v2', changes, more, ...read, ...end }
}

const whitelisted = (from: Slice): Change => ({ kind: 'whitelisted', who: readAddress(from).raw })

/** Accounts in a chain of cells, an address each. */
function readWhitelist(from: Slice): Changes {
  const list: Changes = { changes: [], more: 0 }
  addChange(list, whitelisted(from))
  for (let next = from; next.refsLeft > 0; ) {
    next = new Slice(next.ref())
    addChange(list, whitelisted(next))
  }
  return list
}

type Read = (from: Slice, hashOf: HashOf) => Request

const only = (changes: Changes): Request => ({
  ...NONE,
  family: 'contract',
  ...changes,
  orders: [],
  unread: 0,
  direct: null,
})

const vestingMessage: Read = (from, hashOf) => {
  const listed = [{ mode: from.uint(8), message: from.ref() }]
  return { ...NONE, family: 'vesting', ...readOrders(listed, hashOf), direct: 1, sure: false }
}

/** Requests by opcode, read from behind the query id. */
const BY_OPCODE = new Map<number, Read>([
  [NEW_ORDER, (from, hashOf) => readMultisig(from.ref(), false, hashOf)],
  [EXECUTE, (from, hashOf) => readMultisig(from.ref(), true, hashOf)],
  [EXECUTE_INTERNALLY, (from, hashOf) => readMultisig(from.ref(), true, hashOf)],
  [VESTING_SEND, vestingMessage],
  [VESTING_WHITELIST, from => ({ ...only(readWhitelist(from)), family: 'vesting', sure: false })],
  [CHANGE_OF_OWNER, from => only({ changes: [{ kind: 'owner', who: readAddress(from).raw }], more: 0 })],
  ...CODE_UPGRADES.map(opcode => [opcode, () => only({ changes: [{ kind: 'code' }], more: 0 })] as const),
])

function readByOpcode(from: Slice, hashOf: HashOf): Request | null {
  if (from.bitsLeft < 32) return null
  const body = from.fork()
  const opcode = from.uint(32)
  if (opcode === BATCH) return readBatch(body, hashOf)
  if (V5_OPCODES.includes(opcode)) return readV5(opcode, from, hashOf)
  const read = BY_OPCODE.get(opcode)
  if (!read) return null
  from.skip(64) // query id
  return read(from, hashOf)
}

/** The request in a message's body; null where it is none, or has no layout here. */
export function readRequest({ kind, bounced }: Message, cell: Cell, hashOf: HashOf): Request | null {
  if (bounced || kind === 'external-out') return null
  try {
    const body = readMessageBody(cell)
    if (!body) return null
    const byOpcode = readByOpcode(body.fork(), hashOf)
    if (kind === 'external-in') return byOpcode ?? readSigned(body, hashOf)
    return byOpcode?.family.startsWith('v5') ? { ...byOpcode, sure: false } : byOpcode
  } catch {
    return null
  }
}

/** A request that begins with a signature: of several layouts that fit, the first whose messages can all be read. */
function readSigned(body: Slice, hashOf: HashOf): Request | null {
  const fitting = signedRequestsIn(body).map(signed => fromSigned(signed, hashOf))
  const whole = fitting.filter(({ unread }) => unread === 0)
  const [first, ...others] = whole.length > 0 ? whole : fitting
  return first ? { ...first, also: others.map(({ family }) => family) } : null
}

/** The request in the message that a transaction received; `root` is the transaction's cell. */
export function readTransactionRequest(root: Cell, inMessage: Message | null, hashOf: HashOf): Request | null {
  const [messages] = root.refs
  const received = inMessage && messages ? new Slice(messages).maybeRef() : null
  return inMessage && received ? readRequest(inMessage, received, hashOf) : null
}
