import type { RawAddress } from './address.ts'
import { type Cell, refuse } from './cell.ts'
import type { Hash } from './hash.ts'
import { type Message, readMessage } from './message.ts'
import { type Description, readDescription } from './phases.ts'
import { Slice } from './slice.ts'

type AccountStatus = 'nonexist' | 'uninit' | 'active' | 'frozen'

/** A transaction as read from its cell, whose hash is its own. Amounts are nanoTON and lt, all as decimal text. */
export type ChainTransaction = Description & {
  account: RawAddress
  lt: string
  prevHash: Hash
  prevLt: string
  /** unix seconds */
  utime: number
  before: AccountStatus
  after: AccountStatus
  inMessage: Message | null
  outMessages: Message[]
  /** nanoTON */
  totalFees: string
}

/** A contract sends up to 255 messages. */
const MOST_MESSAGES = 512

function readStatus(from: Slice): AccountStatus {
  return (['uninit', 'frozen', 'active'] as const)[from.uint(2)] ?? 'nonexist'
}

/** Passes over the bits of the key that a node holds (`HmLabel`, at most `most`) and returns how many they are. */
function labelLength(from: Slice, most: number): number {
  const isLong = from.bit()
  const isOneBitRepeated = isLong && from.bit()
  if (isOneBitRepeated) from.skip(1)
  let length = isLong ? from.uint(32 - Math.clz32(most)) : 0
  while (!isLong && from.bit()) length++
  if (!isOneBitRepeated) from.skip(length)
  return length
}

/** Adds the messages of a `Hashmap n ^Message` in the order of their keys. Each step down takes a bit of the key, so 15 steps at most. */
function readMessages(node: Cell, keyBits: number, into: Message[]): void {
  const from = new Slice(node)
  const rest = keyBits - labelLength(from, keyBits)
  if (rest < 0 || into.length > MOST_MESSAGES) refuse('wrong dictionary')
  if (rest === 0) into.push(readMessage(from.ref()))
  else for (let side = 0; side < 2; side++) readMessages(from.ref(), rest - 1, into)
}

/** Reads `Transaction` (block.tlb), which does not name its workchain. Throws a `TonBytesError` when the cell is something else. */
export function readTransaction(root: Cell, workchain: number): ChainTransaction {
  const from = new Slice(root)
  if (from.uint(4) !== 7) refuse('no transaction')
  const account: RawAddress = `${workchain}:${from.hex(32)}`
  const lt = from.decimal(8)
  const prevHash = from.hex(32)
  const prevLt = from.decimal(8)
  const utime = from.uint(32)
  const sent = from.uint(15)
  const before = readStatus(from)
  const after = readStatus(from)
  const messages = new Slice(from.ref())
  const received = messages.maybeRef()
  const inMessage = received && readMessage(received)
  const outMessages: Message[] = []
  messages.maybe(() => readMessages(messages.ref(), 15, outMessages))
  if (outMessages.length !== sent) refuse('wrong number of messages')
  const totalFees = from.currencies()
  from.ref() // state_update
  const described = readDescription(from.ref())
  return { account, lt, prevHash, prevLt, utime, before, after, inMessage, outMessages, totalFees, ...described }
}
