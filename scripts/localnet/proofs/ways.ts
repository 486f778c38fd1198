/** Paths through blocks and states (block.tlb) to the data that a proof contains. Each function opens the cells on its path. */
import type { Address, Cell, Slice } from '@ton/core'
import { bitKey } from '../chain/label.ts'
import { holds, prefixOf } from '../chain/shard.ts'
import { loadCurrency } from '../chain/tlb.ts'
import type { BlockRef, ChainBlock } from '../chain/types.ts'
import type { View } from './view.ts'

const bitsOf = (value: bigint, length: number): string => bitKey(BigInt.asUintN(length, value), length)

function refAt(view: View, cell: Cell, at: number): Cell {
  const ref = view.open(cell).refs[at]
  if (!ref) throw new Error('A part is missing')
  return ref
}

/** Opens the header of a block, and its references to previous blocks. */
export function showHeader(view: View): void {
  const info = view.open(refAt(view, view.root, 0))
  for (const ref of info.refs) for (const below of view.open(ref).refs) view.open(below)
}

/** Opens the Merkle update, which has the hashes of the states before and after. */
export const showUpdate = (view: View): void => void view.open(refAt(view, view.root, 2))

/** Returns `McBlockExtra`, starting at its `ShardHashes`. */
function blockExtra(view: View): Slice {
  const extra = view.read(refAt(view, view.root, 3)).skip(32 + 512)
  for (let skipped = 0; skipped < 3; skipped++) extra.loadRef()
  const custom = extra.loadMaybeRef()
  if (!custom) throw new Error('Only masterchain blocks have it')
  return view.read(custom).skip(16 + 1)
}

/** Returns `McStateExtra`, starting at its `ShardHashes`. */
const stateExtra = (view: View): Slice => view.read(refAt(view, view.root, 3)).skip(16)

function showShard(view: View, shardHashes: Slice, { workchain, shard }: BlockRef): void {
  let node = view.leafE(shardHashes, bitsOf(BigInt(workchain), 32))?.loadRef()
  for (const bit of [...prefixOf(shard), '0']) {
    if (!node) return
    const from = view.read(node)
    if (!from.loadBit()) return
    const sides = [from.loadRef(), from.loadRef()]
    node = sides[Number(bit)]
  }
}

export const showShardInBlock = (view: View, ref: BlockRef): void => showShard(view, blockExtra(view), ref)

export const showShardInState = (view: View, ref: BlockRef): void => showShard(view, stateExtra(view), ref)

/** Opens the path to an older block in the list of a masterchain state. */
export function showOlder(view: View, seqno: number): void {
  const extra = stateExtra(view)
  extra.loadMaybeRef()
  extra.skip(256).loadRef()
  view.leafE(view.read(extra.loadRef()).skip(16 + 65), bitsOf(BigInt(seqno), 32))
}

/** Finds the `ShardAccount` of an account in a shard state; null if it does not exist. */
export function showShardAccount(view: View, address: Address): Slice | null {
  const leaf = view.leafE(view.read(refAt(view, view.root, 1)), bitKey(address.hash, 256))
  if (leaf) loadCurrency(leaf.skip(5))
  return leaf
}

/** Finds an account in a shard state; null if it does not exist. */
export const showAccount = (view: View, address: Address): Cell | null =>
  showShardAccount(view, address)?.loadRef() ?? null

export function showTransaction(view: View, account: Address, lt: bigint): void {
  const extra = view.read(refAt(view, view.root, 3)).skip(32)
  extra.loadRef()
  extra.loadRef()
  const own = view.leafE(view.read(extra.loadRef()), bitKey(account.hash, 256))
  if (!own) return
  loadCurrency(own)
  view.leaf(own.skip(4 + 256), bitsOf(lt, 64))
}

/** Returns the previous block that contains all accounts of a shard. */
export const before = ({ prev }: ChainBlock, shard: string): BlockRef | undefined =>
  prev.find(ref => prefixOf(shard).startsWith(prefixOf(ref.shard)))

/** Returns the newest block in an account's shard that a masterchain block commits; for masterchain accounts, the block itself. */
export const shardBlockOf = (master: ChainBlock, address: Address): BlockRef =>
  master.shards.find(({ workchain, shard }) => workchain === address.workChain && holds(shard, address)) ?? master
