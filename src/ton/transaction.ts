import { type Cell, refuse } from './cell.ts'
import { createHasher } from './cell-hash.ts'
import { readCurrencies } from './currencies.ts'
import { readDictionary } from './dictionary.ts'
import { type Message, readMessage } from './message.ts'
import { type Description, readDescription } from './phases.ts'
import { Slice } from './slice.ts'
import { readTransactionHead, type TransactionHead } from './transaction-head.ts'

type AccountStatus = 'nonexist' | 'uninit' | 'active' | 'frozen'

/** A transaction read from its cell, with the cell's hash. Amounts (nanoTON) and lt are decimal text. */
export type ChainTransaction = Description &
  TransactionHead & {
    before: AccountStatus
    after: AccountStatus
    inMessage: Message | null
    outMessages: Message[]
    /** nanoTON */
    totalFees: string
  }

/** Maximum number of messages; a contract sends up to 255. */
const MAX_MESSAGES = 512

function readStatus(from: Slice): AccountStatus {
  return (['uninit', 'frozen', 'active'] as const)[from.uint(2)] ?? 'nonexist'
}

/**
 * Reads `Transaction` (block.tlb), which does not contain its workchain; `hashOf` hashes cells below `root`. Throws `TonBytesError` for
 * other cells.
 */
export function readTransaction(root: Cell, workchain: number, hashOf = createHasher()): ChainTransaction {
  const from = new Slice(root)
  const head = readTransactionHead(from, workchain)
  const sent = from.uint(15)
  const before = readStatus(from)
  const after = readStatus(from)
  const messages = new Slice(from.ref())
  const received = messages.maybeRef()
  const inMessage = received && readMessage(received, hashOf)
  const outMessages: Message[] = []
  const readSent = (leaf: Slice) => {
    if (outMessages.push(readMessage(leaf.ref(), hashOf)) > MAX_MESSAGES) refuse('too many messages')
  }
  messages.maybe(() => readDictionary(messages.ref(), 15, readSent))
  if (outMessages.length !== sent) refuse('wrong number of messages')
  const { coins: totalFees } = readCurrencies(from)
  from.ref() // state_update
  const described = readDescription(from.ref())
  return { ...head, before, after, inMessage, outMessages, totalFees, ...described }
}
