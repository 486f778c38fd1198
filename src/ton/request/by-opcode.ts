import type { Cell } from '../cell.ts'
import { addChange, type Change, type Changes } from '../change.ts'
import { readAddress } from '../message-address.ts'
import { readOutList } from '../out-list.ts'
import { Slice } from '../slice.ts'
import { readV5Request, V5_OPCODES } from '../v5-request.ts'
import { readMultisigOrder } from './multisig.ts'
import { type HashOf, NONE, type Request, readOrders } from './order.ts'
import { readBatch } from './signed-request.ts'

const BATCH = 0xae42e5a4
const NEW_ORDER = 0xf718510f
const EXECUTE = 0x75097f5d
const EXECUTE_INTERNALLY = 0xa32c59bf
const VESTING_SEND = 0xa7733acd
const VESTING_WHITELIST = 0x7258a69b
const CHANGE_OF_OWNER = 0x819dbe99
const CODE_UPGRADES = [0x2508d66a, 0x4e436f64, 0x96e7f528]

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
  const direct = isExecuted ? messages.length : null
  return { ...NONE, family: 'multisig-v2', changes, more, ...read, direct, sure: false }
}

const whitelisted = (from: Slice): Change => ({ kind: 'whitelisted', who: readAddress(from).raw })

/** Accounts in a chain of cells, one address each. */
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
  sure: false,
  orders: [],
  unread: 0,
  direct: null,
})

const vestingMessage: Read = (from, hashOf) => {
  const listed = [{ mode: from.uint(8), message: from.ref() }]
  return { ...NONE, family: 'vesting', ...readOrders(listed, hashOf), direct: 1, sure: false, answers: true }
}

/** Readers of requests by opcode, from after the query id. */
const BY_OPCODE = new Map<number, Read>([
  [NEW_ORDER, (from, hashOf) => readMultisig(from.ref(), false, hashOf)],
  [EXECUTE, (from, hashOf) => readMultisig(from.ref(), true, hashOf)],
  [EXECUTE_INTERNALLY, (from, hashOf) => readMultisig(from.ref(), true, hashOf)],
  [VESTING_SEND, vestingMessage],
  [VESTING_WHITELIST, from => ({ ...only(readWhitelist(from)), family: 'vesting', answers: true })],
  [CHANGE_OF_OWNER, from => only({ changes: [{ kind: 'owner', who: readAddress(from).raw }], more: 0 })],
  ...CODE_UPGRADES.map(opcode => [opcode, () => only({ changes: [{ kind: 'code' }], more: 0 })] as const),
])

/** Reads the request with its opcode; null for an unknown opcode. Throws `TonBytesError` if it is truncated. */
export function readByOpcode(from: Slice, hashOf: HashOf): Request | null {
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
