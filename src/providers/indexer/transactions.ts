import * as v from 'valibot'
import { parseBlockId } from '../../domain/block/parse-id.ts'
import type { Subject } from '../../domain/text/problem.ts'
import {
  type FoundTransaction,
  newestFirst,
  type TransactionHistory,
  type TransactionList,
} from '../../domain/transaction/list.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import type { Call } from '../../lib/call.ts'
import type { RawAddress } from '../../ton/address.ts'
import { fromHex } from '../../ton/bytes.ts'
import type { Hash } from '../../ton/hash.ts'
import { isNamedBy, prepareReader, readTransactions } from '../bytes/boc.ts'
import type { ClaimedTransaction } from '../bytes/claimed-transaction.ts'
import { accountAddress, knownAddresses } from '../bytes/wire-address.ts'
import { another, askedRows } from '../http/asked.ts'
import { ProviderError } from '../http/error.ts'
import { hash, maybe, type Rows, rows, text } from '../http/wire.ts'
import { indexerTransactionRequest } from '../requests/transaction.ts'
import { indexerApi } from './client.ts'

const message = v.object({ source: maybe(accountAddress), destination: maybe(accountAddress) })
// Only fields that are not in the bytes of `raw` are read.
export const indexedTransaction = v.object({
  hash,
  account: accountAddress,
  block: maybe(text),
  raw: text,
  in_msg: maybe(message),
  out_msgs: maybe(v.array(message)),
})
/** List of the indexer's `Transaction`. */
export const indexedTransactions = rows(indexedTransaction)

export type IndexedTransaction = v.InferOutput<typeof indexedTransaction>

export const claimOf = ({ hash, account, block, raw }: IndexedTransaction): ClaimedTransaction => ({
  provider: 'tonapi',
  boc: () => fromHex(raw),
  hash,
  account: account.address,
  block: parseBlockId(block ?? '') ?? null,
})

/** All addresses in a transaction. */
export function partiesOf({ account, in_msg, out_msgs }: IndexedTransaction) {
  return [account, ...[in_msg, ...(out_msgs ?? [])].flatMap(message => [message?.source, message?.destination])]
}

/** Transactions of the indexer's rows, with its facts about the addresses in them. */
export async function readIndexedTransactions({
  rows,
  unreadable,
}: Rows<IndexedTransaction>): Promise<TransactionList> {
  const read = await readTransactions(rows.map(claimOf))
  return {
    transactions: read.transactions,
    known: knownAddresses(rows.flatMap(partiesOf)),
    unreadable: read.unreadable + unreadable,
  }
}

/** Transactions about the requested subject; others are dropped and counted. */
async function readAsked(
  rows: Rows<IndexedTransaction>,
  subject: Subject,
  isAsked: (transaction: Transaction) => boolean,
): Promise<TransactionList> {
  const all = await readIndexedTransactions(rows)
  const transactions = askedRows('tonapi', subject, all.transactions, isAsked)
  return { ...all, transactions, unreadable: all.unreadable + all.transactions.length - transactions.length }
}

const list = v.object({ transactions: indexedTransactions })

/** One transaction by its hash, or by the hash of a message it received (transactions/{id}). */
export async function getIndexedTransaction(call: Call, hash: Hash): Promise<FoundTransaction> {
  prepareReader()
  const row = await indexerApi(...indexerTransactionRequest(hash), indexedTransaction, call)
  const { transactions, known } = await readIndexedTransactions({ rows: [row], unreadable: 0 })
  const [found] = transactions
  if (!found) throw new ProviderError('malformed', 'tonapi', 'raw')
  if (!(await isNamedBy(hash, found))) throw another('tonapi', 'transaction')
  return { transaction: found, known }
}

/** Transactions of a masterchain block and its shard blocks, oldest first (masterchain/{seqno}/transactions). */
export async function getCommittedTransactions(
  call: Call,
  seqno: number,
  limit: number,
  offset = 0,
): Promise<TransactionList> {
  prepareReader()
  const path = `/blockchain/masterchain/${seqno}/transactions`
  const answer = await indexerApi(path, { limit, offset }, list, call)
  return readAsked(answer.transactions, 'block', ({ block }) => block?.workchain !== -1 || block.seqno === seqno)
}

/** At most `limit` transactions of an account, newest first, below the logical time `before` (accounts/{id}/transactions). */
export async function getIndexedHistory(
  call: Call,
  address: RawAddress,
  limit: number,
  before?: string,
): Promise<TransactionHistory> {
  prepareReader()
  const query = before ? { limit, before_lt: before } : { limit }
  const answer = await indexerApi(`/blockchain/accounts/${address}/transactions`, query, list, call)
  const read = await readAsked(answer.transactions, 'account', ({ account }) => account === address)
  const own = newestFirst(read.transactions)
  const oldest = own.at(-1)
  const { rows, unreadable } = answer.transactions
  // `prevLt` is 0 in an account's first transaction, and in its first after a deletion.
  const isLast = oldest === undefined || (oldest.prevLt === '0' && rows.length + unreadable < limit)
  return { ...read, transactions: own, more: !isLast }
}
