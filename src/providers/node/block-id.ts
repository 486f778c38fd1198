import * as v from 'valibot'
import type { BlockId } from '../../domain/block/block.ts'
import { accountHash, type RawAddress } from '../../ton/address.ts'
import type { FullBlockId } from '../../ton/proof/block-id.ts'
import { hexShard, shardHolds } from '../../ton/shard.ts'
import { another } from '../http/asked.ts'
import { ProviderError } from '../http/error.ts'
import { count, hash, int, int64 } from '../http/wire.ts'
import { type AnsweredBlock, isAbout } from '../requests/answered-block.ts'

/** Parameters for the page of a block's transactions after `last`. */
export const pageAfter = (last: { account: RawAddress; lt: string } | undefined) =>
  last ? { after_lt: last.lt, after_hash: accountHash(last.account) } : {}

/** `ton.blockIdExt` without hashes. */
export const blockId = v.pipe(
  v.object({ workchain: int, shard: int64, seqno: count }),
  v.transform(({ workchain, shard, seqno }): BlockId => ({ workchain, shard: hexShard(shard), seqno })),
)

/** True if two blocks of the same seqno overlap in accounts: the blocks before and after a split or merge. */
function isOverlapping(asked: BlockId, { workchain, shard, seqno }: AnsweredBlock): boolean {
  const found = hexShard(shard ?? '0')
  return (
    workchain === asked.workchain &&
    seqno === asked.seqno &&
    (shardHolds(found, asked.shard) || shardHolds(asked.shard, found))
  )
}

/**
 * Throws if an answer is about another block than `asked`. Throws `not-found` for an overlapping block of another shard: near splits and
 * merges, liteservers look up by account prefix.
 */
export function expectBlock(asked: BlockId, answered: AnsweredBlock | null): void {
  if (!answered || isAbout(asked, answered)) return
  if (isOverlapping(asked, answered)) throw new ProviderError('not-found', 'toncenter', 'no block of this shard')
  throw another('toncenter', 'block')
}

/** Converts status 422, for a seqno that the node rejects, to `not-found`. */
export async function findBlock<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ProviderError && error.status === 422)
      throw new ProviderError('not-found', error.provider, error.detail, { cause: error })
    throw error
  }
}

/** `ton.blockIdExt` in the node's notation. */
export const fullBlockId = v.pipe(
  v.object({ workchain: int, shard: int64, seqno: count, root_hash: hash, file_hash: hash }),
  v.transform(
    ({ workchain, shard, seqno, root_hash, file_hash }): FullBlockId => ({
      workchain,
      shard: hexShard(shard),
      seqno,
      rootHash: root_hash,
      fileHash: file_hash,
    }),
  ),
)
