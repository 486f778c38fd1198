import { toBase64 } from '../base64.ts'
import { readBoc } from '../boc.ts'
import { Builder } from '../builder.ts'
import { fromHex, toHex } from '../bytes.ts'
import { type Cell, refuse } from '../cell.ts'
import { createHasher } from '../cell-hash.ts'
import type { Hash } from '../hash.ts'
import { readDescription, readInitialGas } from '../phases.ts'
import { Slice } from '../slice.ts'
import type { HashOf } from '../state-init.ts'
import { readTransactionHead } from '../transaction-head.ts'
import { writeBoc } from '../write-boc.ts'
import { writeDictionary } from '../write-dictionary.ts'
import type { Replayable } from './replay.ts'
import { messageCellOf, readShardAccount, readStateUpdate } from './shard-account.ts'

/** A message has at most 2^21 bits and 8,192 cells. */
export const MAX_MESSAGE_BYTES = 1_000_000
const MAX_LIBRARY_BYTES = 10_000_000
const LIBRARY = 2

/** Inputs of a transaction that are in its own bytes: all but the `randomSeed`. */
export type ReadTransaction = Omit<Replayable, 'randomSeed'> & {
  prevHash: Hash
  prevLt: string
  /** hash of the `Account` cell before it */
  before: Hash
  initialGas: number | null
}

/** The cause of a transaction; null for one of a kind that the emulator does not make: storage, split and merge. */
function causeOf(root: Cell, description: Cell): Replayable['cause'] | null {
  const { kind } = readDescription(description)
  if (kind === 'tick' || kind === 'tock') return kind
  const message = kind === 'ordinary' ? messageCellOf(root) : null
  const boc = message && writeBoc(message, MAX_MESSAGE_BYTES)
  return boc && { message: toBase64(boc) }
}

/** Reads a transaction to be made again; null for one of a kind that the emulator does not make. Throws a `TonBytesError`. */
export function readReplayable(boc: Uint8Array, workchain: number): ReadTransaction | null {
  const root = readBoc(boc)
  const { lt, utime, prevHash, prevLt } = readTransactionHead(new Slice(root), workchain)
  const description = root.refs.at(-1) ?? refuse('no transaction')
  const cause = causeOf(root, description)
  const hash = createHasher()(root)
  const { before } = readStateUpdate(root)
  return cause && { hash, cause, lt, utime, prevHash, prevLt, before, initialGas: readInitialGas(description) }
}

/** Reason why a state cannot be the one that transactions began with. */
export type StateFault = 'state' | 'last-transaction' | 'history'

/**
 * Holds the state before the first of some transactions, oldest first, against their own bytes: the hash of its `Account`, and the transaction
 * before. Null when all of it fits, and each transaction follows the one before it. `hashOf` hashes cells of the state.
 */
export function stateFault(
  shardAccount: Cell,
  transactions: readonly ReadTransaction[],
  hashOf: HashOf,
): StateFault | null {
  const { account, lastHash, lastLt } = readShardAccount(shardAccount)
  const [first] = transactions
  if (first?.prevHash !== lastHash || first.prevLt !== lastLt) return 'last-transaction'
  if (hashOf(account) !== first.before) return 'state'
  const isBroken = transactions.some(({ prevHash }, place) => place > 0 && transactions[place - 1]?.hash !== prevHash)
  return isBroken ? 'history' : null
}

/** Hashes of the library cells in trees, those nearest to a root first: code is near, and data may name thousands. */
export function librariesIn(...roots: readonly Cell[]): Hash[] {
  const seen = new Set<Cell>(roots)
  const found = new Set<Hash>()
  // A set is visited in the order of its growth, what is added meanwhile included.
  for (const cell of seen) {
    if (cell.exotic && cell.data[0] === LIBRARY) found.add(toHex(cell.data.subarray(1)))
    for (const ref of cell.refs) seen.add(ref)
  }
  return [...found]
}

const bitsOfHash = (hash: Hash) => Array.from(fromHex(hash) ?? [], byte => byte.toString(2).padStart(8, '0')).join('')

/** `Hashmap 256 ^Cell` of library cells by their hash, as a bag in base64; null for none. */
export function writeLibraries(libraries: ReadonlyMap<Hash, Uint8Array>): string | null {
  const to = new Builder()
  const leaves = [...libraries].map(([hash, boc]) => ({
    key: bitsOfHash(hash),
    write: (leaf: Builder) => void leaf.ref(readBoc(boc)),
  }))
  writeDictionary(to, leaves)
  const [root] = to.cell().refs
  const boc = root && writeBoc(root, MAX_LIBRARY_BYTES)
  return boc ? toBase64(boc) : null
}
