import * as v from 'valibot'
import type { BlockId, BlockTransactions, ShortTransaction } from '../../domain/block.ts'
import { hexShard } from '../../domain/shard.ts'
import type { Call } from '../../lib/query.ts'
import { parseAddress } from '../../ton/address.ts'
import { count, flag, hash, int, int64, maybe, rows, text } from '../wire.ts'
import { blockParams } from './block-params.ts'
import { nodeApi } from './client.ts'

const shardList = v.object({ shards: rows(v.object({ workchain: int, shard: int64, seqno: count })) })

const shortTransaction = v.object({ account: text, lt: int64, hash })
const transactionList = v.object({ transactions: rows(shortTransaction), incomplete: maybe(flag) })

/** The newest block of every shard as masterchain block `seqno` commits it (shards). */
export async function getShards(call: Call, seqno: number): Promise<BlockId[]> {
  const { shards } = await nodeApi('/shards', { seqno }, shardList, call)
  return shards.rows.map(({ workchain, shard, seqno }) => ({ workchain, shard: hexShard(shard), seqno }))
}

function toShortTransaction(workchain: number, wire: v.InferOutput<typeof shortTransaction>): ShortTransaction[] {
  // Old servers leave the workchain out of the account.
  const account = parseAddress(wire.account.includes(':') ? wire.account : `${workchain}:${wire.account}`)
  return account ? [{ account: account.raw, hash: wire.hash, lt: wire.lt }] : []
}

/** At most `count` transactions of a block, those after `after` in the server's order (getBlockTransactions). */
export async function getBlockTransactions(
  call: Call,
  id: BlockId,
  count: number,
  after?: ShortTransaction,
): Promise<BlockTransactions> {
  const cursor = after ? { after_lt: after.lt, after_hash: after.account.split(':')[1] ?? '' } : {}
  const read = await nodeApi('/getBlockTransactions', { ...blockParams(id), count, ...cursor }, transactionList, call)
  const transactions = read.transactions.rows.flatMap(row => toShortTransaction(id.workchain, row))
  return {
    transactions,
    incomplete: read.incomplete ?? false,
    unreadable: read.transactions.unreadable + read.transactions.rows.length - transactions.length,
  }
}
