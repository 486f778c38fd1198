import { newestFirst, type TransactionHistory } from '../../domain/transaction/list.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import type { Call } from '../../lib/call.ts'
import type { RawAddress } from '../../ton/address.ts'
import { prepareReader } from '../bytes/boc.ts'
import { askedRows, requireAsked } from '../http/asked.ts'
import { nodeApi } from './client.ts'
import { extTransactions, readExtTransactions } from './transaction-rows.ts'

export type Cursor = Pick<Transaction, 'lt' | 'hash'>

/** Start of a page: with transaction `at`, or with the next one older than `before`. `archival`: request servers with full history. */
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
    // The server's page includes the given transaction.
    limit: before ? limit + 1 : limit,
    ...(first && { lt: first.lt, hash: first.hash }),
    ...(archival && { archival: 'true' }),
  }
  const answer = await nodeApi('/getTransactions', query, extTransactions, call)
  const read = await readExtTransactions(answer, null)
  const own = askedRows('toncenter', 'account', read.transactions, ({ account }) => account === address)
  const transactions = newestFirst(own.filter(({ hash }) => hash !== before?.hash)).slice(0, limit)
  if (at) requireAsked('toncenter', 'transaction', at.hash, transactions[0]?.hash ?? null)
  const oldest = transactions.at(-1)
  return {
    transactions,
    known: {},
    unreadable: read.unreadable + read.transactions.length - own.length,
    more: oldest !== undefined && oldest.prevLt !== '0',
  }
}
