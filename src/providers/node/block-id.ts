import * as v from 'valibot'
import type { BlockId } from '../../domain/block/block.ts'
import type { FullBlockId } from '../../ton/proof/block-id.ts'
import { hexShard, shardHolds } from '../../ton/shard.ts'
import { another } from '../http/asked.ts'
import { ProviderError } from '../http/error.ts'
import { count, hash, int, int64 } from '../http/wire.ts'
import { type AnsweredBlock, isAbout } from '../requests/answered-block.ts'

/** The page of a block's transactions that follows this one. */
export const pageAfter = (last: { account: string; lt: string } | undefined) =>
  last ? { after_lt: last.lt, after_hash: last.account.split(':')[1] ?? '' } : {}

/** `ton.blockIdExt` without its hashes. */
export const blockId = v.pipe(
  v.object({ workchain: int, shard: int64, seqno: count }),
  v.transform(({ workchain, shard, seqno }): BlockId => ({ workchain, shard: hexShard(shard), seqno })),
)

/** True if a block has the asked one's accounts at the same seqno, or a part of them: the block of a shard before its split or merge. */
function isOverlapping(asked: BlockId, { workchain, shard, seqno }: AnsweredBlock): boolean {
  const found = hexShard(shard ?? '0')
  return (
    workchain === asked.workchain &&
    seqno === asked.seqno &&
    (shardHolds(found, asked.shard) || shardHolds(asked.shard, found))
  )
}

/**
 * Refuses an answer about another block than `asked`. Throws `not-found` for the overlapping block of another shard: around splits and
 * merges a liteserver looks up by account prefix.
 */
export function expectBlock(asked: BlockId, answered: AnsweredBlock | null): void {
  if (!answered || isAbout(asked, answered)) return
  if (isOverlapping(asked, answered)) throw new ProviderError('not-found', 'toncenter', 'no block of this shard')
  throw another('toncenter', 'block')
}

/** A seqno that the node refuses to look for (status 422) names no block. */
export async function findBlock<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ProviderError && error.status === 422)
      throw new ProviderError('not-found', error.provider, error.detail, { cause: error })
    throw error
  }
}

/** `ton.blockIdExt`: as the node writes it. */
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
