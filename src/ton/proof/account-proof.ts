import type { RawAddress } from '../address.ts'
import { refuse } from '../cell.ts'
import type { Hash } from '../hash.ts'
import { type AccountState, readAccountState } from './account-state.ts'
import { type FullBlockId, requireAccountIn } from './block-id.ts'
import { type Checked, prove, requireSame } from './checked.ts'
import { bitsOfHex, findLeafE, skipCurrencies } from './find-leaf.ts'
import { open, readTree, readTrees } from './merkle.ts'
import { openState } from './state.ts'

/**
 * The account after the block; null when the block's state has none. `state` is null where its bytes were not asked for. `lastLt` is decimal text.
 */
export type AccountFacts = { hash: Hash; lastHash: Hash; lastLt: string; state: AccountState | null } | null

/**
 * Reads `Block`, `ShardStateUnsplit`, `ShardAccounts`, `Account` (block.tlb) from the answer of `liteServer.getAccountState`: `proof`, one bag of
 * cells with the roots of block and state, and `state`, the account: empty for an account that does not exist, null to learn its hash alone.
 * Proves what the account is after the block, or that it does not exist then. Contradicts another block or state, an account of another shard,
 * and a `state` that differs from the proof. A proof whose path to the account is pruned leaves the claim unproved.
 */
export const proveAccount = (
  proof: Uint8Array,
  state: Uint8Array | null,
  block: FullBlockId,
  account: RawAddress,
): Promise<Checked<AccountFacts>> =>
  prove(() => {
    const [blockTree, stateTree] = readTrees([proof], 2)
    if (!blockTree || !stateTree) refuse('wrong number of roots')
    const key = bitsOfHex(requireAccountIn(block, account))
    const leaf = findLeafE(open(openState(blockTree, stateTree, block).accounts), key)
    // `DepthBalanceInfo`, then `ShardAccount`
    leaf?.skip(5)
    if (leaf) skipCurrencies(leaf)
    const hash = leaf && stateTree.hashOf(leaf.ref())
    const own = state?.length ? readTree(state) : null
    if (state) requireSame('account', hash, own?.hash ?? null)
    if (!leaf || !hash) return null
    const [lastHash, lastLt] = [leaf.hex(32), leaf.decimal(8)]
    return { hash, lastHash, lastLt, state: own && readAccountState(own.root, own.hashOf) }
  })
