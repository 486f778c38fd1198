import type { RawAddress } from '../address.ts'
import type { Hash } from '../hash.ts'
import { shardPrefix } from '../shard.ts'
import type { Slice } from '../slice.ts'
import { contradict, requireSame, type Subject } from './checked.ts'
import { bitsOfHex } from './find-leaf.ts'

/**
 * `tonNode.blockIdExt`: a block and the hashes of its root cell and of its file. `shard` is the unsigned shard id as 16 hex digits. Only signatures
 * and blocks that refer to it bind the file hash; all else binds the root.
 */
export type FullBlockId = { workchain: number; shard: string; seqno: number; rootHash: Hash; fileHash: Hash }

const MASTERCHAIN = -1
const WHOLE_SHARD = '8000000000000000'

export const formatFullId = ({ workchain, shard, seqno, rootHash, fileHash }: FullBlockId): string =>
  `(${workchain},${shard},${seqno},${rootHash},${fileHash})`

export const requireBlock = (what: Subject, expected: FullBlockId, found: FullBlockId | null): void =>
  requireSame(what, formatFullId(expected), found && formatFullId(found))

/** Contradicts a claim on masterchain blocks that is made of another one. */
export function requireMasterchain({ workchain, shard }: FullBlockId): void {
  requireSame('header', `(${MASTERCHAIN},${WHOLE_SHARD})`, `(${workchain},${shard})`)
}

/** Contradicts unless the first block is older than the second. */
export function requireOrder(older: FullBlockId, newer: FullBlockId): void {
  if (older.seqno >= newer.seqno) contradict({ what: 'order', expected: `< ${newer.seqno}`, found: `${older.seqno}` })
}

/** `ExtBlkRef` (block.tlb): end lt, seqno, root hash, file hash. */
export function readBlockRef(from: Slice): Pick<FullBlockId, 'seqno' | 'rootHash' | 'fileHash'> {
  from.skip(64)
  return { seqno: from.uint(32), rootHash: from.hex(32), fileHash: from.hex(32) }
}

/** The account's hash. Contradicts when it belongs to another workchain or shard than the block, which says nothing of it then. */
export function requireAccountIn({ workchain, shard }: FullBlockId, account: RawAddress): Hash {
  const [own, hash = ''] = account.split(':')
  const prefix = shardPrefix(shard)
  requireSame('shard', `${workchain}:${prefix}`, `${own}:${bitsOfHex(hash).slice(0, prefix.length)}`)
  return hash
}
