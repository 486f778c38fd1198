import * as v from 'valibot'
import type { BlockId } from '../../domain/block/block.ts'
import { newestFirst, type TransactionHistory, type TransactionList } from '../../domain/transaction/list.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import type { Call } from '../../lib/call.ts'
import type { RawAddress } from '../../ton/address.ts'
import { prepareReader } from '../bytes/boc.ts'
import { flag, maybe } from '../http/wire.ts'
import { blockParams } from '../requests/block.ts'
import { answeredBlock, expectBlock, findBlock, pageAfter } from './block-id.ts'
import { nodeApi } from './client.ts'
import { extTransactions, readExtTransactions } from './transaction-rows.ts'

export type Cursor = Pick<Transaction, 'lt' | 'hash'>

/** Where to begin: `at` a transaction, or with the one that comes before it; `archival` asks servers that keep all history. */
export type Start = { at?: Cursor; before?: Cursor; archival?: boolean }

/** At most `limit` transactions of an account, newest first (getTransactions). */
export async function getTransactions(
  call: Call,
  address: RawAddress,
  limit: number,
  { at, before, archival }: Start = {},
): Promise<TransactionHistory> {
  prepareReader()
  const first = at ?? before
  const query = {
    address,
    // The server begins with the transaction it is given.
    limit: before ? limit + 1 : limit,
    ...(first && { lt: first.lt, hash: first.hash }),
    ...(archival && { archival: 'true' }),
  }
  const answer = await nodeApi('/getTransactions', query, extTransactions, call)
  const read = await readExtTransactions(answer, null)
  const own = read.transactions.filter(({ account, hash }) => account === address && hash !== before?.hash)
  const transactions = newestFirst(own).slice(0, limit)
  const strangers = read.transactions.filter(({ account }) => account !== address).length
  const oldest = transactions.at(-1)
  return {
    transactions,
    known: {},
    unreadable: read.unreadable + strangers,
    more: oldest !== undefined && oldest.prevLt !== '0',
  }
}

const blockTransactions = v.object({
  id: maybe(v.object(answeredBlock)),
  transactions: extTransactions,
  incomplete: maybe(flag),
})

/** At most `count` transactions of a block in full, those after `after` in the server's order (getBlockTransactionsExt). */
export async function getFullBlockTransactions(
  call: Call,
  id: BlockId,
  count: number,
  after?: { account: string; lt: string },
): Promise<TransactionList & { incomplete: boolean }> {
  prepareReader()
  const query = { ...blockParams(id.workchain, id.shard, id.seqno), count, ...pageAfter(after) }
  const read = await findBlock(nodeApi('/getBlockTransactionsExt', query, blockTransactions, call))
  expectBlock(id, read.id)
  return { ...(await readExtTransactions(read.transactions, id)), incomplete: read.incomplete ?? false }
}
