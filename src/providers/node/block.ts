import * as v from 'valibot'
import type { BlockId } from '../../domain/block/block.ts'
import { holdsAccount } from '../../domain/block/holds-account.ts'
import type { BlockTransactions, ShortTransaction } from '../../domain/transaction/of-block.ts'
import type { Call } from '../../lib/call.ts'
import { parseAddress } from '../../ton/address.ts'
import { askedRows } from '../http/asked.ts'
import { flag, hash, int64, maybe, type Rows, rows, schemaOf, text } from '../http/wire.ts'
import { answeredBlock } from '../requests/answered-block.ts'
import { blockParams } from '../requests/block.ts'
import { blockId, expectBlock, findBlock, pageAfter } from './block-id.ts'
import { nodeApi } from './client.ts'

const shardList = v.object({ shards: rows(blockId) })

const shortTransaction = v.object({ account: text, lt: int64, hash })
const transactionList = v.object({
  id: maybe(schemaOf(answeredBlock)),
  transactions: rows(shortTransaction),
  incomplete: maybe(flag),
})

/** The newest block of each shard that masterchain block `seqno` commits (shards). `unreadable`: number of dropped rows. */
export async function getShards(call: Call, seqno: number): Promise<Rows<BlockId>> {
  const { shards } = await findBlock(nodeApi('/shards', { seqno }, shardList, call))
  return shards
}

function toShortTransaction(workchain: number, wire: v.InferOutput<typeof shortTransaction>): ShortTransaction[] {
  // Old servers omit the workchain.
  const account = parseAddress(wire.account.includes(':') ? wire.account : `${workchain}:${wire.account}`)
  return account ? [{ account: account.raw, hash: wire.hash, lt: wire.lt, summary: null }] : []
}

/** At most `count` transactions of a block after `after`, in the server's order (getBlockTransactions). */
export async function getBlockTransactions(
  call: Call,
  id: BlockId,
  count: number,
  after?: ShortTransaction,
): Promise<BlockTransactions> {
  const query = { ...blockParams(id.workchain, id.shard, id.seqno), count, ...pageAfter(after) }
  const read = await findBlock(nodeApi('/getBlockTransactions', query, transactionList, call))
  expectBlock(id, read.id)
  const rows = read.transactions.rows.flatMap(row => toShortTransaction(id.workchain, row))
  const received = read.transactions.rows.length + read.transactions.unreadable
  const transactions = askedRows('toncenter', 'block', rows, ({ account }) => holdsAccount(id, account))
  return {
    transactions,
    // A full page may have a successor.
    incomplete: read.incomplete ?? received >= count,
    unreadable: received - transactions.length,
  }
}
