import type { Cell } from '../cell.ts'
import { readLabel } from '../dictionary.ts'
import type { Hash } from '../hash.ts'
import type { Slice } from '../slice.ts'
import type { FullBlockId } from './block-id.ts'
import { type Checked, contradict, prove } from './checked.ts'
import { skipCurrencies } from './find-leaf.ts'
import { openBlock, readHeader } from './header.ts'
import { open, openTagged, readTrees } from './merkle.ts'

const BLOCK_EXTRA = 0x4a33f6fd
const VALUE_FLOWS = [0xb8e48dfb, 0x3ebf98b7]
const ACCOUNT_BLOCK = 5

/** Facts in a block's own bytes. `utime`: unix seconds; `fees`: nanoTON; `transactions`: hashes of all transactions. */
export type BlockFacts = { utime: number; globalId: number; version: number; fees: string; transactions: Hash[] }

/** Visits the leaves of `HashmapAug` (hashmap.tlb), with `from` at the root's label; `read` gets each leaf at its sum. */
function eachLeaf(from: Slice, bits: number, read: (leaf: Slice) => void): void {
  const left = bits - readLabel(from, '', bits).length
  if (left === 0) read(from)
  else for (const side of [from.ref(), from.ref()]) eachLeaf(open(side), left - 1, read)
}

/** Hashes of all transactions in `ShardAccountBlocks`. */
function readTransactions(extra: Cell, hashOf: (cell: Cell) => Hash): Hash[] {
  const from = openTagged(extra, 32, BLOCK_EXTRA)
  from.ref()
  from.ref()
  const hashes: Hash[] = []
  const root = open(from.ref()).maybeRef()
  if (!root) return hashes
  eachLeaf(open(root), 256, account => {
    skipCurrencies(account)
    if (account.uint(4) !== ACCOUNT_BLOCK) contradict({ what: 'bytes', why: 'no account block' })
    account.skip(256)
    eachLeaf(account, 64, transaction => {
      skipCurrencies(transaction)
      hashes.push(hashOf(transaction.ref()))
    })
  })
  return hashes
}

function readFees(valueFlow: Cell): string {
  const from = open(valueFlow)
  if (!VALUE_FLOWS.includes(from.uint(32))) contradict({ what: 'bytes', why: 'no value flow' })
  from.ref()
  return from.coins()
}

/**
 * Proves facts in a block from its complete bytes, or from a proof that contains them. Reads `Block`, `BlockInfo`, `ValueFlow` and
 * `BlockExtra` (block.tlb). Contradicted by another block or place in the chain; unproved if a part is pruned.
 */
export const proveBlockFacts = (boc: Uint8Array, block: FullBlockId): Promise<Checked<BlockFacts>> =>
  prove(() => {
    const [tree] = readTrees([boc], 2)
    if (!tree) contradict({ what: 'bytes', why: 'no root' })
    const { info, extra } = openBlock(tree, block)
    const { utime } = readHeader(info, block)
    const root = open(tree.root)
    root.skip(32)
    const globalId = root.uint(32) | 0
    root.ref()
    const fees = readFees(root.ref())
    const about = open(info)
    about.skip(32)
    return { utime, globalId, version: about.uint(32), fees, transactions: readTransactions(extra, tree.hashOf) }
  })
