import { toHex } from '../bytes.ts'
import { type Cell, MERKLE_UPDATE, refuse } from '../cell.ts'
import type { Slice } from '../slice.ts'
import { type FullBlockId, requireBlock } from './block-id.ts'
import { requireSame } from './checked.ts'
import { openBlock, readShardIdent } from './header.ts'
import { open, openTagged, type Tree } from './merkle.ts'

const SHARD_STATE = 0x9023afe2

/** Parts of a state. `custom` is `McStateExtra`, for the masterchain only. */
export type StateParts = { accounts: Cell; custom: Cell | null }

/** Place of a shard's state in the chain; `utime` in unix seconds. */
export type StatePlace = { workchain: number; shard: string; seqno: number; utime: number }

function readStart(root: Cell): { from: Slice; place: Omit<StatePlace, 'utime'>; utime: number } {
  const from = openTagged(root, 32, SHARD_STATE)
  from.skip(32)
  const place = { ...readShardIdent(from), seqno: from.uint(32) }
  from.skip(32) // vertical seqno
  return { from, place, utime: from.uint(32) }
}

/** Workchain, shard, seqno and time of a `ShardStateUnsplit`. Throws `TonBytesError` for other cells. */
export function readStatePlace(root: Cell): StatePlace {
  const { place, utime } = readStart(root)
  return { ...place, utime }
}

/**
 * Opens the `ShardStateUnsplit` (block.tlb) after a block. Its hash is in the block's `MERKLE_UPDATE`. The proof ends as contradicted if
 * the state is that of another block.
 */
export function openState(blockTree: Tree, stateTree: Tree, block: FullBlockId): StateParts {
  const { stateUpdate } = openBlock(blockTree, block)
  if (!stateUpdate.exotic) refuse('no update')
  if (stateUpdate.data[0] !== MERKLE_UPDATE) open(stateUpdate)
  requireSame('state', toHex(stateUpdate.data.subarray(33, 65)), stateTree.hash)
  const { from, place } = readStart(stateTree.root)
  requireBlock('state', block, { ...block, ...place })
  // skip lt, masterchain seqno and before_split
  from.skip(64 + 32 + 1)
  from.ref()
  const accounts = from.ref()
  from.ref()
  return { accounts, custom: from.maybeRef() }
}
