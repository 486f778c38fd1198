import * as v from 'valibot'
import type { BlockId } from '../../domain/block/block.ts'
import type { FullBlockId } from '../../ton/proof/block-id.ts'
import { hexShard, signedShard } from '../../ton/shard.ts'
import { ProviderError } from '../http/error.ts'
import { count, hash, int, int64, maybe } from '../http/wire.ts'

/** The page of a block's transactions that follows this one. */
export const pageAfter = (last: { account: string; lt: string } | undefined) =>
  last ? { after_lt: last.lt, after_hash: last.account.split(':')[1] ?? '' } : {}

/** `ton.blockIdExt` without its hashes. */
export const blockId = v.pipe(
  v.object({ workchain: int, shard: int64, seqno: count }),
  v.transform(({ workchain, shard, seqno }): BlockId => ({ workchain, shard: hexShard(shard), seqno })),
)

/** The block that an answer is about. Old servers name it in part or not at all. */
export const answeredBlock = { workchain: maybe(int), shard: maybe(int64), seqno: maybe(count) }

export type AnsweredBlock = { workchain: number | null; shard: string | null; seqno: number | null }

/**
 * Throws `not-found` when an answer is about another block than `asked`: around splits and merges a liteserver looks up by account
 * prefix and may answer with a block of another shard.
 */
export function expectBlock(asked: BlockId, answered: AnsweredBlock | null): void {
  const { workchain, shard, seqno } = answered ?? {}
  const isOther =
    (workchain ?? asked.workchain) !== asked.workchain ||
    (seqno ?? asked.seqno) !== asked.seqno ||
    hexShard(shard ?? signedShard(asked.shard)) !== asked.shard
  if (isOther) throw new ProviderError('not-found', 'toncenter', 'the answer is about another block')
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
