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

/** Maximum size of a message's bag: messages have at most 2^21 bits and 8,192 cells. */
export const MAX_MESSAGE_BYTES = 1_000_000
const MAX_LIBRARY_BYTES = 10_000_000
const LIBRARY = 2

/** Inputs of a transaction from its own bytes: everything but `randomSeed`. */
export type ReadTransaction = Omit<Replayable, 'randomSeed'> & {
  prevHash: Hash
  prevLt: string
  /** hash of the `Account` cell before the transaction */
  before: Hash
  initialGas: number | null
}

/** Cause of a transaction; null for kinds that the emulator does not support: storage, split and merge. */
function causeOf(root: Cell, description: Cell): Replayable['cause'] | null {
  const { kind } = readDescription(description)
  if (kind === 'tick' || kind === 'tock') return kind
  const message = kind === 'ordinary' ? messageCellOf(root) : null
  const boc = message && writeBoc(message, MAX_MESSAGE_BYTES)
  return boc && { message: toBase64(boc) }
}

/** Reads a transaction to replay; null for kinds that the emulator does not support. Throws `TonBytesError`. */
export function readReplayable(boc: Uint8Array, workchain: number): ReadTransaction | null {
  const root = readBoc(boc)
  const { lt, utime, prevHash, prevLt } = readTransactionHead(new Slice(root), workchain)
  const description = root.refs.at(-1) ?? refuse('no transaction')
  const cause = causeOf(root, description)
  const hash = createHasher()(root)
  const { before } = readStateUpdate(root)
  return cause && { hash, cause, lt, utime, prevHash, prevLt, before, initialGas: readInitialGas(description) }
}

/** Reason why a state does not precede the transactions. */
export type StateFault = 'state' | 'last-transaction' | 'history'

/**
 * Checks the state before transactions (oldest first) against their bytes: hash of its `Account`, and previous transaction. Null if
 * everything matches and the transactions are consecutive. `hashOf` hashes cells of the state.
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

/** Hashes of library cells in trees, breadth first: code is near the root, while data may name thousands. */
export function librariesIn(...roots: readonly Cell[]): Hash[] {
  const seen = new Set<Cell>(roots)
  const found = new Set<Hash>()
  // Iterating a set includes members added meanwhile.
  for (const cell of seen) {
    if (cell.exotic && cell.data[0] === LIBRARY) found.add(toHex(cell.data.subarray(1)))
    for (const ref of cell.refs) seen.add(ref)
  }
  return [...found]
}

const bitsOfHash = (hash: Hash) => Array.from(fromHex(hash) ?? [], byte => byte.toString(2).padStart(8, '0')).join('')

/** `Hashmap 256 ^Cell` of library cells by hash, as a bag in base64; null if empty. */
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
