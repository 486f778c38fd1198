import type { RawAddress } from '../address.ts'
import { refuse } from '../cell.ts'
import type { Hash } from '../hash.ts'
import { type AccountState, readAccountState } from './account-state.ts'
import { type FullBlockId, requireAccountIn } from './block-id.ts'
import { type Checked, prove, requireSame } from './checked.ts'
import { bitsOfHex, findLeafE, skipCurrencies } from './find-leaf.ts'
import { open, readTree, readTrees } from './merkle.ts'
import { openState } from './state.ts'

/** An account after a block; null if it does not exist. `state` is null if its bytes were not given. `lastLt` is decimal text. */
export type AccountFacts = { hash: Hash; lastHash: Hash; lastLt: string; state: AccountState | null } | null

/**
 * Proves the account's state after a block, or its absence, from an answer of `liteServer.getAccountState`. `proof`: bag of cells with the
 * roots of block and state. `state`: the account; empty if absent, null to only prove the hash. Reads `Block`, `ShardStateUnsplit`,
 * `ShardAccounts` and `Account` (block.tlb). Contradicted by another block, state or shard, and by a `state` that differs. Unproved if the
 * path to the account is pruned.
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
    // skip `DepthBalanceInfo`; `ShardAccount` follows
    leaf?.skip(5)
    if (leaf) skipCurrencies(leaf)
    const hash = leaf && stateTree.hashOf(leaf.ref())
    const own = state?.length ? readTree(state) : null
    if (state) requireSame('account', hash, own?.hash ?? null)
    if (!leaf || !hash) return null
    const [lastHash, lastLt] = [leaf.hex(32), leaf.decimal(8)]
    return { hash, lastHash, lastLt, state: own && readAccountState(own.root, own.hashOf) }
  })
