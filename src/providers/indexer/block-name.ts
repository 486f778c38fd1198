import type * as v from 'valibot'
import { type BlockId, formatBlockId, parseShard } from '../../domain/block/block.ts'
import { requireAsked } from '../http/asked.ts'
import { count, int, maybe, text } from '../http/wire.ts'

/** Fields of `BlockchainBlock` that identify the block. */
export const namedBlock = { workchain_id: maybe(int), shard: maybe(text), seqno: maybe(count) }

type Named = { [Field in keyof typeof namedBlock]: v.InferOutput<(typeof namedBlock)[Field]> }

/** Throws if an answer is about another block than `asked`; absent fields are ignored. */
export function requireNamed(asked: BlockId, { workchain_id, shard, seqno }: Named): void {
  const named = {
    workchain: workchain_id ?? asked.workchain,
    shard: parseShard(shard ?? asked.shard) ?? '',
    seqno: seqno ?? asked.seqno,
  }
  requireAsked('tonapi', 'block', formatBlockId(asked), formatBlockId(named))
}
