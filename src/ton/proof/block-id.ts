import { accountHash, type RawAddress, workchainOf } from '../address.ts'
import type { Hash } from '../hash.ts'
import { shardPrefix } from '../shard.ts'
import type { Slice } from '../slice.ts'
import { MASTERCHAIN, WHOLE_SHARD } from '../workchain.ts'
import { contradict, requireSame, type Subject } from './checked.ts'
import { bitsOfHex } from './find-leaf.ts'

/**
 * `tonNode.blockIdExt`: a block with the hashes of its root cell and of its file. `shard`: unsigned shard id as 16 hex digits. The file
 * hash is only bound by signatures and by blocks that refer to it; other proofs bind the root hash.
 */
export type FullBlockId = { workchain: number; shard: string; seqno: number; rootHash: Hash; fileHash: Hash }

export const formatFullId = ({ workchain, shard, seqno, rootHash, fileHash }: FullBlockId): string =>
  `(${workchain},${shard},${seqno},${rootHash},${fileHash})`

export const requireBlock = (what: Subject, expected: FullBlockId, found: FullBlockId | null): void =>
  requireSame(what, formatFullId(expected), found && formatFullId(found))

/** Ends the proof as contradicted unless the block is of the masterchain. */
export function requireMasterchain({ workchain, shard }: FullBlockId): void {
  requireSame('header', `(${MASTERCHAIN},${WHOLE_SHARD})`, `(${workchain},${shard})`)
}

/** Ends the proof as contradicted unless the first block is older than the second. */
export function requireOrder(older: FullBlockId, newer: FullBlockId): void {
  if (older.seqno >= newer.seqno) contradict({ what: 'order', expected: `< ${newer.seqno}`, found: `${older.seqno}` })
}

/** Reads `ExtBlkRef` (block.tlb): end lt, seqno, root hash, file hash. */
export function readBlockRef(from: Slice): Pick<FullBlockId, 'seqno' | 'rootHash' | 'fileHash'> {
  from.skip(64)
  return { seqno: from.uint(32), rootHash: from.hex(32), fileHash: from.hex(32) }
}

/** Hash of an account. Ends the proof as contradicted if the account is in another workchain or shard than the block. */
export function requireAccountIn({ workchain, shard }: FullBlockId, account: RawAddress): Hash {
  const hash = accountHash(account)
  const prefix = shardPrefix(shard)
  requireSame('shard', `${workchain}:${prefix}`, `${workchainOf(account)}:${bitsOfHex(hash).slice(0, prefix.length)}`)
  return hash
}
