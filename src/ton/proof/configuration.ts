import type { Hash } from '../hash.ts'
import type { FullBlockId } from './block-id.ts'
import { type Checked, leaveUnproved, prove } from './checked.ts'
import { openMasterchain } from './masterchain.ts'

/**
 * Proves the hash of all configuration parameters (`Hashmap 32 ^Cell`) after a block; the parameters may be pruned. Reads `ConfigParams`
 * (block.tlb) from a masterchain block and its state (two roots or two bags), or from a key block (one root). Contradicted by another block
 * or state. Unproved if the configuration is pruned or absent.
 */
export const proveConfiguration = (bags: readonly Uint8Array[], block: FullBlockId): Promise<Checked<Hash>> =>
  prove(() => {
    const { config, hashOf } = openMasterchain(bags, block)
    return hashOf(config ?? leaveUnproved({ why: 'incomplete' }))
  })
