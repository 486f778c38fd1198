import type { Hash } from '../hash.ts'
import type { FullBlockId } from './block-id.ts'
import { type Checked, leaveUnproved, prove } from './checked.ts'
import { openMasterchain } from './masterchain.ts'

/**
 * Reads `ConfigParams` (block.tlb) from a masterchain block and its state (two roots, or two bags of cells), or from a key block (one root). Proves
 * the hash of the `Hashmap 32 ^Cell` of all parameters after the block; the parameters may be pruned. Contradicts another block or state. Proofs
 * that leave out the place of the configuration, and blocks without one, leave the claim unproved.
 */
export const proveConfiguration = (bags: readonly Uint8Array[], block: FullBlockId): Promise<Checked<Hash>> =>
  prove(() => {
    const { config, hashOf } = openMasterchain(bags, block)
    return hashOf(config ?? leaveUnproved({ why: 'incomplete' }))
  })
