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

/** A block's header: facts about itself and the blocks before it. */
export type HeaderFacts = {
  /** unix seconds */
  utime: number
  isKeyBlock: boolean
  /** a short hash over the validators in their order and the catchain seqno; it is not derived here */
  validatorListHash: number
  catchainSeqno: number
  /** the key block whose configuration holds when this one is made */
  previousKeySeqno: number
  /** one, or both halves that were merged */
  previous: FullBlockId[]
}

/** The references of `Block`: `BlockInfo`, `ValueFlow`, the update of the state, `BlockExtra`. `utime` is null where the header is pruned. */
type BlockParts = { info: Cell; utime: number | null; stateUpdate: Cell; extra: Cell }

/**
 * A tree whose root is a `Block` of the root hash that is asked for. Contradicts when it is another block, and when its header, if it is not
 * pruned, names another place in the chain.
 */
export function openBlock(tree: Tree, block: FullBlockId): BlockParts {
  requireSame('block', block.rootHash, tree.hash)
  const from = openTagged(tree.root, 32, BLOCK)
  const info = from.ref()
  const utime = isPruned(info) ? null : readPlaceOf(info, block).uint(32)
  from.ref()
  return { info, utime, stateUpdate: from.ref(), extra: from.ref() }
}

/** `ShardIdent` (block.tlb): the length of the prefix, the workchain, the prefix filled with zeros. */
export function readShardIdent(from: Slice): Pick<FullBlockId, 'workchain' | 'shard'> {
  from.skip(2)
  const length = from.uint(6)
  const workchain = from.uint(32) | 0
  return { workchain, shard: shardOfPrefix(bitsOfHex(from.hex(8)).slice(0, length)) }
}

/** `BlkPrevInfo`. After a split the one before is that of the whole shard, after a merge there are two halves. */
function readPrevious(cell: Cell, { workchain, shard }: FullBlockId, isMerged: boolean, isSplit: boolean) {
  const from = open(cell)
  if (!isMerged) return [{ workchain, shard: (isSplit && parentShard(shard)) || shard, ...readBlockRef(from) }]
  return shardHalves(shard).map(half => ({ workchain, shard: half, ...readBlockRef(open(from.ref())) }))
}

/** The place in the chain that a `BlockInfo` names: its seqno and shard follow the version and two bytes of flags. `from` goes on at the time. */
function readPlace(info: Cell): { place: Pick<FullBlockId, 'workchain' | 'shard' | 'seqno'>; from: Slice } {
  const from = openTagged(info, 32, BLOCK_INFO)
  from.skip(32 + 16)
  const seqno = from.uint(32)
  from.skip(32)
  return { place: { ...readShardIdent(from), seqno }, from }
}

/** Contradicts when a `BlockInfo` names another place in the chain than `block`. The slice goes on at the time. */
function readPlaceOf(info: Cell, block: FullBlockId): Slice {
  const { place, from } = readPlace(info)
  requireBlock('header', block, { ...block, ...place })
  return from
}

/** `BlockInfo` (block.tlb). Contradicts when it names another place in the chain than `block`. */
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
 * Reads `Block` and its `BlockInfo` (block.tlb) from a Merkle proof or a whole block; a state may follow it as a second root. Proves that the root hash is that of a block with this
 * workchain, shard and seqno, and what its header says. Refuses another root, another place, and a proof without the header.
 */
export const proveHeader = (boc: Uint8Array, block: FullBlockId): Promise<Checked<HeaderFacts>> =>
  prove(() => readHeader(openBlock(readTrees([boc], 2)[0] ?? refuse('no root'), block).info, block))

/** The same of the bytes of a whole block, of which both hashes are calculated: that of the file too. */
export const proveWholeBlock = (file: Uint8Array, block: FullBlockId): Promise<Checked<HeaderFacts>> =>
  prove(() => {
    requireSame('file', block.fileHash, toHex(sha256(file)))
    return readHeader(openBlock(readTree(file), block).info, block)
  })

/**
 * Proves when a block was made, in unix seconds, by the first root of a bag: null where its header is pruned. Refuses another block, and a header
 * that names another place in the chain.
 */
export const proveTime = (boc: Uint8Array, block: FullBlockId): Promise<Checked<number | null>> =>
  prove(() => openBlock(readTrees([boc], 2)[0] ?? refuse('no root'), block).utime)

/** Id of the block that some bytes are. Nothing is proved by it but that such bytes have this name. */
export const nameBlock = (file: Uint8Array): Promise<Checked<FullBlockId>> =>
  prove(() => {
    const { root, hash } = readTree(file)
    const info = openTagged(root, 32, BLOCK).ref()
    return { ...readPlace(info).place, rootHash: hash, fileHash: toHex(sha256(file)) }
  })

/** A block as it names and describes itself. */
export type OwnHeader = Pick<FullBlockId, 'workchain' | 'shard' | 'seqno'> & HeaderFacts

/** Header of a `Block`, whatever its hash; null if its header is pruned. Throws a `TonBytesError` when the cell is something else. */
export function readOwnHeader(block: Cell): OwnHeader | null {
  const info = openTagged(block, 32, BLOCK).ref()
  if (info.exotic) return null
  const { place } = readPlace(info)
  return { ...place, ...readHeader(info, { ...place, rootHash: '', fileHash: '' }) }
}
