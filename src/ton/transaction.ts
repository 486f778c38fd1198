import type { RawAddress } from './address.ts'
import { type Cell, refuse } from './cell.ts'
import type { Hash } from './hash.ts'
import { type Message, readMessage } from './message.ts'
import { type Description, readDescription } from './phases.ts'
import { Slice } from './slice.ts'

export type AccountStatus = 'nonexist' | 'uninit' | 'active' | 'frozen'

/** What the cell of a transaction tells; its hash is that of the cell. Amounts are nanoTON and lt, all as decimal text. */
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

/** How many bits of the key a node of `Hashmap` holds (`HmLabel`); at most `most`. */
function labelLength(from: Slice, most: number): number {
  let length = 0
  if (from.bit()) {
    const isOneBitRepeated = from.bit()
    if (isOneBitRepeated) from.skip(1)
    length = from.uint(32 - Math.clz32(most))
    if (!isOneBitRepeated) from.skip(length)
  } else {
    while (from.bit()) length++
    from.skip(length)
  }
  return length > most ? refuse('Dictionary with a label longer than its keys') : length
}

/** The messages of a `Hashmap n ^Message` in the order of their keys. Each step down takes a bit of the key, so 15 steps at most. */
function* readMessages(node: Cell, keyBits: number): Generator<Message> {
  const from = new Slice(node)
  const rest = keyBits - labelLength(from, keyBits)
  if (rest === 0) yield readMessage(from.ref())
  else for (let side = 0; side < 2; side++) yield* readMessages(from.ref(), rest - 1)
}

function readOutMessages(node: Cell | null, count: number): Message[] {
  const messages: Message[] = []
  if (count > MOST_MESSAGES) refuse(`Transaction with more than ${MOST_MESSAGES} messages`)
  for (const message of node ? readMessages(node, 15) : []) if (messages.push(message) > count) break
  return messages.length === count ? messages : refuse(`Transaction without the ${count} messages it says it sent`)
}

/** Reads `Transaction` (block.tlb), which does not name its workchain. Throws a `TonBytesError` when the cell is something else. */
export function readTransaction(root: Cell, workchain: number): ChainTransaction {
  const from = new Slice(root)
  if (from.uint(4) !== 7) refuse('Not a transaction')
  const account = `${workchain}:${from.hash()}`
  const lt = from.uint64()
  const prevHash = from.hash()
  const prevLt = from.uint64()
  const utime = from.uint(32)
  const sent = from.uint(15)
  const before = readStatus(from)
  const after = readStatus(from)
  const messages = new Slice(from.ref())
  const received = messages.maybeRef()
  const inMessage = received && readMessage(received)
  const outMessages = readOutMessages(messages.maybeRef(), sent)
  const totalFees = from.currencies()
  from.ref() // state_update
  const described = readDescription(from.ref())
  return { account, lt, prevHash, prevLt, utime, before, after, inMessage, outMessages, totalFees, ...described }
}
