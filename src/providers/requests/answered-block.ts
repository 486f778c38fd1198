import type { BlockId } from '../../domain/block/block.ts'
import { hexShard, signedShard } from '../../ton/shard.ts'
import { count, int, int64 } from '../http/fields.ts'
import { object, orNull } from '../http/shape.ts'

/** Fields that identify the block of an answer. Old servers send some of them or none. */
export const answeredFields = { workchain: orNull(int), shard: orNull(int64), seqno: orNull(count) }
export const answeredBlock = object(answeredFields)

export type AnsweredBlock = { workchain: number | null; shard: string | null; seqno: number | null }

/** True if an answer is about the requested block; absent fields are ignored. */
export function isAbout(asked: BlockId, { workchain, shard, seqno }: AnsweredBlock): boolean {
  return (
    (workchain ?? asked.workchain) === asked.workchain &&
    (seqno ?? asked.seqno) === asked.seqno &&
    hexShard(shard ?? signedShard(asked.shard)) === asked.shard
  )
}
