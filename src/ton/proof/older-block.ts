import { refuse } from '../cell.ts'
import { type FullBlockId, readBlockRef, requireBlock, requireMasterchain, requireOrder } from './block-id.ts'
import { type Checked, prove } from './checked.ts'
import { bitsOf, findLeafE } from './find-leaf.ts'
import { openMasterchain } from './masterchain.ts'
import { open } from './merkle.ts'

/**
 * Reads `McStateExtra` and its `OldMcBlocksInfo` (block.tlb) from `proof` and `state_proof` of a `liteServer.blockLinkBack`: the newer block and
 * its state. Proves that the older masterchain block precedes the newer one, with both its hashes, and whether it is a key block. Refuses another
 * block or state, another block at that seqno or none, a wrong order, and proofs that leave out the way there.
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
    // flags, then `ValidatorInfo`
    from.skip(16 + 65)
    const leaf = findLeafE(from, bitsOf(older.seqno, 32))
    // `KeyMaxLt`
    leaf?.skip(65)
    const isKeyBlock = leaf?.bit() ?? false
    requireBlock('older block', older, leaf && { ...older, ...readBlockRef(leaf) })
    return { isKeyBlock }
  })
