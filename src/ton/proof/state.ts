import { toHex } from '../bytes.ts'
import { type Cell, MERKLE_UPDATE, refuse } from '../cell.ts'
import { type FullBlockId, requireBlock } from './block-id.ts'
import { requireSame } from './checked.ts'
import { openBlock, readShardIdent } from './header.ts'
import { open, openTagged, type Tree } from './merkle.ts'

const SHARD_STATE = 0x9023afe2

/** The parts of a state that are read here. `custom` is `McStateExtra`, which only the masterchain has. */
export type StateParts = { accounts: Cell; custom: Cell | null }

/**
 * `ShardStateUnsplit` (block.tlb) as a block leaves it: the block's `MERKLE_UPDATE` ends in its hash. Contradicts when the tree is the state of
 * another block.
 */
export function openState(blockTree: Tree, stateTree: Tree, block: FullBlockId): StateParts {
  const { stateUpdate } = openBlock(blockTree, block)
  if (!stateUpdate.exotic) refuse('no update')
  if (stateUpdate.data[0] !== MERKLE_UPDATE) open(stateUpdate)
  requireSame('state', toHex(stateUpdate.data.subarray(33, 65)), stateTree.hash)
  const from = openTagged(stateTree.root, 32, SHARD_STATE)
  from.skip(32)
  const place = readShardIdent(from)
  requireBlock('state', block, { ...block, ...place, seqno: from.uint(32) })
  // vertical seqno, unix time, lt, masterchain seqno, whether the shard splits
  from.skip(32 + 32 + 64 + 32 + 1)
  from.ref()
  const accounts = from.ref()
  from.ref()
  return { accounts, custom: from.maybeRef() }
}
