import type { RawAddress } from '../address.ts'
import { refuse } from '../cell.ts'
import type { Hash } from '../hash.ts'
import { type FullBlockId, requireAccountIn } from './block-id.ts'
import { type Checked, prove, requireSame } from './checked.ts'
import { bitsOf, bitsOfHex, findLeaf, findLeafE, skipCurrencies } from './find-leaf.ts'
import { openBlock } from './header.ts'
import { open, openTagged, readTree } from './merkle.ts'

const BLOCK_EXTRA = 0x4a33f6fd
const ACCOUNT_BLOCK = 5

/** Id of a transaction; `lt` is its logical time. */
export type TransactionId = { account: RawAddress; lt: bigint; hash: Hash }

/**
 * Proves that a block contains a transaction: its hash is at its account and lt. Reads `Block`, `BlockExtra`, `ShardAccountBlocks` and
 * `AccountBlock` (block.tlb) from the proof of `liteServer.listBlockTransactions`, or from a complete block. Contradicted by another block
 * or shard, and by another or no transaction at that lt. Unproved if the path is pruned.
 */
export const proveTransaction = (
  boc: Uint8Array,
  block: FullBlockId,
  asked: TransactionId,
): Promise<Checked<TransactionId>> =>
  prove(() => {
    const tree = readTree(boc)
    const account = requireAccountIn(block, asked.account)
    if (asked.lt < 0n) refuse('number out of bounds')
    const ltKey = bitsOf(asked.lt, 64)
    const extra = openTagged(openBlock(tree, block).extra, 32, BLOCK_EXTRA)
    extra.ref()
    extra.ref()
    const own = findLeafE(open(extra.ref()), bitsOfHex(account))
    if (own) skipCurrencies(own)
    if (own && (own.uint(4) !== ACCOUNT_BLOCK || own.hex(32) !== account)) refuse('no account block')
    // The dictionary's root is inlined in the account block: its label starts here.
    const leaf = own && findLeaf(own, ltKey)
    if (leaf) skipCurrencies(leaf)
    requireSame('transaction', asked.hash, leaf && tree.hashOf(leaf.ref()))
    return asked
  })
