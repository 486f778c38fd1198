import { refuse } from '../cell.ts'
import { type FullBlockId, readBlockRef, requireBlock, requireMasterchain, requireOrder } from './block-id.ts'
import { type Checked, prove } from './checked.ts'
import { bitsOf, findLeafE } from './find-leaf.ts'
import { openMasterchain } from './masterchain.ts'
import { open } from './merkle.ts'

/**
 * Proves that an older masterchain block precedes a newer one, with both hashes, and whether it is a key block. Reads `McStateExtra` with
 * `OldMcBlocksInfo` (block.tlb) from `proof` and `state_proof` of `liteServer.blockLinkBack`. Contradicted by another block or state,
 * another or no block at that seqno, and a wrong order. Unproved if the path is pruned.
 */
export const proveOlderBlock = (
  proof: Uint8Array,
  stateProof: Uint8Array,
  newer: FullBlockId,
  older: FullBlockId,
): Promise<Checked<{ isKeyBlock: boolean }>> =>
  prove(() => {
    requireMasterchain(older)
    requireOrder(older, newer)
    const { previousBlocks } = openMasterchain([proof, stateProof], newer)
    const from = open(previousBlocks ?? refuse('no state'))
    // skip flags and `ValidatorInfo`
    from.skip(16 + 65)
    const leaf = findLeafE(from, bitsOf(older.seqno, 32))
    // skip `KeyMaxLt`
    leaf?.skip(65)
    const isKeyBlock = leaf?.bit() ?? false
    requireBlock('older block', older, leaf && { ...older, ...readBlockRef(leaf) })
    return { isKeyBlock }
  })
