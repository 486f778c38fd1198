import { accountHash } from '../address.ts'
import { MAX_BYTES } from '../boc.ts'
import { Builder } from '../builder.ts'
import { type Cell, TonBytesError } from '../cell.ts'
import { createHasher } from '../cell-hash.ts'
import type { HashOf } from '../state-init.ts'
import { writeBoc } from '../write-boc.ts'
import { writeDictionary } from '../write-dictionary.ts'
import { descriptionCell, withSwappedGas } from './description.ts'
import { messageCell } from './message.ts'
import type { DescriptionParts, MessageParts, TransactionParts } from './parts.ts'
import { digitsOf, number, writeCurrencies } from './write.ts'

/**
 * Reason why a rebuild failed, in this order: a missing body; a message with an unsupported field, such as an external address; invalid
 * parts; a hash mismatch.
 */
type RebuildFailure = 'no body' | 'message' | 'parts' | 'hash'
/** A rebuilt transaction as a bag of cells with verified root hash, or the reason of failure. */
export type Rebuilt = { boc: Uint8Array } | { failure: RebuildFailure }

const STATUSES = { uninit: '00', frozen: '01', active: '10', nonexist: '11' }
const KEY_BITS = 15
const HASH_UPDATE = 0x72n

class Failure extends Error {
  readonly failure: RebuildFailure
  constructor(failure: RebuildFailure) {
    super(failure)
    this.failure = failure
  }
}

function fail(failure: RebuildFailure): never {
  throw new Failure(failure)
}

function messagesCell({ in_msg, out_msgs }: TransactionParts, hashOf: HashOf): Cell {
  const cellOf = (parts: MessageParts): Cell =>
    messageCell(parts, parts.body ?? fail('no body'), hashOf) ?? fail('message')
  const to = new Builder()
  to.maybe(in_msg, parts => to.ref(cellOf(parts)))
  const leaves = out_msgs.map(cellOf).map((cell, place) => ({
    key: place.toString(2).padStart(KEY_BITS, '0'),
    write: (leaf: Builder) => void leaf.ref(cell),
  }))
  writeDictionary(to, leaves)
  return to.cell()
}

/** Builds `transaction$0111` (block.tlb) from parts, messages and a description. */
function transactionCell(parts: TransactionParts, messages: Cell, description: DescriptionParts): Cell {
  const to = new Builder()
    .bits('0111')
    .hash(accountHash(parts.account))
    .uint(number(parts.lt), 64)
    .hash(parts.prev_trans_hash)
    .uint(number(parts.prev_trans_lt), 64)
    .uint(number(parts.now), 32)
    .uint(BigInt(parts.out_msgs.length), KEY_BITS)
    .bits(digitsOf(STATUSES, parts.orig_status))
    .bits(digitsOf(STATUSES, parts.end_status))
    .ref(messages)
  writeCurrencies(to, parts.total_fees, parts.total_fees_extra_currencies)
  const update = new Builder().uint(HASH_UPDATE, 8).hash(parts.before).hash(parts.after)
  return to.ref(update.cell()).ref(descriptionCell(description)).cell()
}

function rebuild(parts: TransactionParts): Uint8Array {
  const hashOf = createHasher()
  const messages = messagesCell(parts, hashOf)
  for (const description of [parts.description, withSwappedGas(parts.description)]) {
    const cell = description && transactionCell(parts, messages, description)
    if (cell && hashOf(cell) === parts.hash) return writeBoc(cell, MAX_BYTES) ?? fail('parts')
  }
  return fail('hash')
}

/**
 * Rebuilds a transaction's cell (`Transaction`, block.tlb) from its parts and verifies its hash. Tries up to four layouts per message, and
 * two of the transaction.
 */
export function rebuildTransaction(parts: TransactionParts): Rebuilt {
  try {
    return { boc: rebuild(parts) }
  } catch (error) {
    if (error instanceof Failure) return { failure: error.failure }
    if (error instanceof TonBytesError) return { failure: 'parts' }
    throw error
  }
}
