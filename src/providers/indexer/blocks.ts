import * as v from 'valibot'
import { parseShard } from '../../domain/block/block.ts'
import type { BlockBrief } from '../../domain/block/time.ts'
import type { Call } from '../../lib/call.ts'
import { count, int, maybe, rows, text, time } from '../http/wire.ts'
import { indexerApi } from './client.ts'

const reducedBlock = v.object({
  workchain_id: int,
  shard: text,
  seqno: count,
  utime: time,
  tx_quantity: count,
  shards_blocks: maybe(v.array(text)),
  parent: maybe(v.array(text)),
})
const reducedBlocks = v.object({ blocks: rows(reducedBlock) })

/** Blocks generated between two unix times, at most 600 s apart (reduced/blocks). */
export async function getReducedBlocks(call: Call, from: number, to: number): Promise<BlockBrief[]> {
  const { blocks } = await indexerApi('/blockchain/reduced/blocks', { from, to }, reducedBlocks, call)
  return blocks.rows.map(row => ({
    workchain: row.workchain_id,
    // Written with %x, thus without leading zeros.
    shard: parseShard(row.shard) ?? '',
    seqno: row.seqno,
    utime: row.utime,
    transactions: row.tx_quantity,
    shardBlocks: row.shards_blocks,
    parents: row.parent,
  }))
}
