import { toHex } from '../bytes.ts'
import { type Cell, refuse } from '../cell.ts'
import { sha256 } from '../sha256.ts'
import { parentShard, shardHalves, shardOfPrefix } from '../shard.ts'
import type { Slice } from '../slice.ts'
import { type FullBlockId, readBlockRef, requireBlock } from './block-id.ts'
import { type Checked, prove, requireSame } from './checked.ts'
import { bitsOfHex } from './find-leaf.ts'
import { isPruned, open, openTagged, readTree, readTrees, type Tree } from './merkle.ts'

const [BLOCK, BLOCK_INFO] = [0x11ef55aa, 0x9bc7a987]

/** A block's header: facts about the block, and its predecessors. */
export type HeaderFacts = {
  /** unix seconds */
  utime: number
  isKeyBlock: boolean
  /** short hash of the ordered validators and the catchain seqno; not verified here */
  validatorListHash: number
  catchainSeqno: number
  /** key block whose configuration is in force at this block */
  previousKeySeqno: number
  /** one block, or two after a merge */
  previous: FullBlockId[]
}

/** References of `Block`: `BlockInfo`, `ValueFlow`, state update, `BlockExtra`. `utime` is null if the header is pruned. */
type BlockParts = { info: Cell; utime: number | null; stateUpdate: Cell; extra: Cell }

/**
 * Opens a tree whose root is a `Block`. The proof ends as contradicted if the root hash differs, or if an unpruned header names another
 * workchain, shard or seqno.
 */
export function openBlock(tree: Tree, block: FullBlockId): BlockParts {
  requireSame('block', block.rootHash, tree.hash)
  const from = openTagged(tree.root, 32, BLOCK)
  const info = from.ref()
  const utime = isPruned(info) ? null : readPlaceOf(info, block).uint(32)
  from.ref()
  return { info, utime, stateUpdate: from.ref(), extra: from.ref() }
}

/** Reads `ShardIdent` (block.tlb): length of the prefix, workchain, zero-padded prefix. */
export function readShardIdent(from: Slice): Pick<FullBlockId, 'workchain' | 'shard'> {
  from.skip(2)
  const length = from.uint(6)
  const workchain = from.uint(32) | 0
  return { workchain, shard: shardOfPrefix(bitsOfHex(from.hex(8)).slice(0, length)) }
}

/** Reads `BlkPrevInfo`. The predecessor after a split is of the parent shard; after a merge there are two. */
function readPrevious(cell: Cell, { workchain, shard }: FullBlockId, isMerged: boolean, isSplit: boolean) {
  const from = open(cell)
  if (!isMerged) return [{ workchain, shard: (isSplit && parentShard(shard)) || shard, ...readBlockRef(from) }]
  return shardHalves(shard).map(half => ({ workchain, shard: half, ...readBlockRef(open(from.ref())) }))
}

/** Reads a block's place in the chain from `BlockInfo`. The returned slice starts at the block's time. */
function readPlace(info: Cell): { place: Pick<FullBlockId, 'workchain' | 'shard' | 'seqno'>; from: Slice } {
  const from = openTagged(info, 32, BLOCK_INFO)
  from.skip(32 + 16)
  const seqno = from.uint(32)
  from.skip(32)
  return { place: { ...readShardIdent(from), seqno }, from }
}

/** Ends the proof as contradicted if a `BlockInfo` is of another workchain, shard or seqno. The returned slice starts at its time. */
function readPlaceOf(info: Cell, block: FullBlockId): Slice {
  const { place, from } = readPlace(info)
  requireBlock('header', block, { ...block, ...place })
  return from
}

/** Reads `BlockInfo` (block.tlb). Ends the proof as contradicted if its workchain, shard or seqno differs from that of `block`. */
export function readHeader(info: Cell, block: FullBlockId): HeaderFacts {
  const from = openTagged(info, 32, BLOCK_INFO)
  from.skip(32)
  const isShard = from.bit()
  const isMerged = from.bit()
  from.skip(1)
  const isSplit = from.bit()
  from.skip(2)
  const isKeyBlock = from.bit()
  from.skip(1)
  const flags = from.uint(8)
  const utime = readPlaceOf(info, block).uint(32)
  from.skip(32 + 32 + 104 + 32 + 128)
  const validatorListHash = from.uint(32)
  const catchainSeqno = from.uint(32)
  from.skip(32)
  const previousKeySeqno = from.uint(32)
  if (flags & 1) from.skip(104)
  if (isShard) from.ref()
  const previous = readPrevious(from.ref(), block, isMerged, isSplit)
  return { utime, isKeyBlock, validatorListHash, catchainSeqno, previousKeySeqno, previous }
}

/**
 * Proves that the root hash belongs to a block with this workchain, shard and seqno, and the facts of its header. Reads `Block` and
 * `BlockInfo` (block.tlb) from a Merkle proof or a complete block; a state may follow as a second root. Contradicted by another root or
 * place; unproved if the header is pruned.
 */
export const proveHeader = (boc: Uint8Array, block: FullBlockId): Promise<Checked<HeaderFacts>> =>
  prove(() => readHeader(openBlock(readTrees([boc], 2)[0] ?? refuse('no root'), block).info, block))

/** Like `proveHeader`, from a complete block; also verifies the file hash. */
export const proveWholeBlock = (file: Uint8Array, block: FullBlockId): Promise<Checked<HeaderFacts>> =>
  prove(() => {
    requireSame('file', block.fileHash, toHex(sha256(file)))
    return readHeader(openBlock(readTree(file), block).info, block)
  })

/**
 * Proves the time of a block in unix seconds by the first root of a bag; null if its header is pruned. Contradicted by another block, or by
 * a header with another place in the chain.
 */
export const proveTime = (boc: Uint8Array, block: FullBlockId): Promise<Checked<number | null>> =>
  prove(() => openBlock(readTrees([boc], 2)[0] ?? refuse('no root'), block).utime)

/** Id of a block given its bytes. Proves nothing but that these bytes have this id. */
export const nameBlock = (file: Uint8Array): Promise<Checked<FullBlockId>> =>
  prove(() => {
    const { root, hash } = readTree(file)
    const info = openTagged(root, 32, BLOCK).ref()
    return { ...readPlace(info).place, rootHash: hash, fileHash: toHex(sha256(file)) }
  })

/** A block's header and its place in the chain, read from its own bytes. */
export type OwnHeader = Pick<FullBlockId, 'workchain' | 'shard' | 'seqno'> & HeaderFacts

/** Header of a `Block` without checking its hash; null if pruned. Throws `TonBytesError` for other cells. */
export function readOwnHeader(block: Cell): OwnHeader | null {
  const info = openTagged(block, 32, BLOCK).ref()
  if (info.exotic) return null
  const { place } = readPlace(info)
  return { ...place, ...readHeader(info, { ...place, rootHash: '', fileHash: '' }) }
}
