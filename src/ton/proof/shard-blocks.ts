import { refuse } from '../cell.ts'
import { shardOfPrefix, shardPrefix } from '../shard.ts'
import type { Slice } from '../slice.ts'
import { type FullBlockId, formatFullId, requireBlock } from './block-id.ts'
import { type Checked, contradict, prove } from './checked.ts'
import { bitsOf, findLeafE } from './find-leaf.ts'
import { openBlock, readHeader } from './header.ts'
import { openMasterchain } from './masterchain.ts'
import { open, readTree } from './merkle.ts'

/** A step from a block to one that it names: proofs about the first, id of the second. */
export type BlockLink = { proof: Uint8Array; id: FullBlockId }

/** Finds in `BinTree ShardDescr` the newest block of the shard that contains `asked`; null if only parts of that shard have blocks. */
function findShard(from: Slice, asked: FullBlockId): FullBlockId | null {
  const { workchain } = asked
  let node = findLeafE(from, bitsOf(workchain, 32))?.ref()
  const way = shardPrefix(asked.shard)
  for (let depth = 0; node; depth++) {
    const at = open(node)
    if (!at.bit()) return { workchain, shard: shardOfPrefix(way.slice(0, depth)), ...readDescription(at) }
    const sides = [at.ref(), at.ref()]
    if (depth === way.length) return null
    node = sides[Number(way[depth])]
  }
  return null
}

/** Reads `ShardDescr`; both forms start with seqno, masterchain seqno, two lt and the hashes. */
function readDescription(from: Slice): Pick<FullBlockId, 'seqno' | 'rootHash' | 'fileHash'> {
  if (from.uint(4) >> 1 !== 5) refuse('no shard')
  const seqno = from.uint(32)
  from.skip(32 + 128)
  return { seqno, rootHash: from.hex(32), fileHash: from.hex(32) }
}

/**
 * Proves that a masterchain block commits a block, by the links of `liteServer.getShardBlockProof`, newest first. The first link's proof is
 * of the masterchain block (`McBlockExtra`) or of its state (two roots, `McStateExtra`). Each further proof is of the block named by the
 * previous link (`BlkPrevInfo` in its header, block.tlb). Contradicted by a block that is not named, and by a wrong or empty chain.
 * Unproved if required cells are pruned.
 */
export const proveShardBlock = (
  links: readonly BlockLink[],
  masterchainBlock: FullBlockId,
  block: FullBlockId,
): Promise<Checked<FullBlockId>> =>
  prove(() => {
    let last: FullBlockId | null = null
    for (const { proof, id } of links) {
      if (last) requirePrevious(proof, last, id)
      else requireBlock('shard block', id, findShard(openMasterchain([proof], masterchainBlock).shardHashes, id))
      last = id
    }
    requireBlock('shard block', block, last)
    return block
  })

function requirePrevious(proof: Uint8Array, block: FullBlockId, id: FullBlockId): void {
  const { previous } = readHeader(openBlock(readTree(proof), block).info, block)
  const names = previous.map(formatFullId)
  if (!names.includes(formatFullId(id)))
    contradict({ what: 'previous block', expected: formatFullId(id), found: names.join() })
}
