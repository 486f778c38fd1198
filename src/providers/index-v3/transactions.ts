import type { KnownAddresses } from '../../domain/account/known-address.ts'
import { compareAmounts } from '../../domain/notation/amount.ts'
import { type Coverage, type FoundTransaction, newestFirst } from '../../domain/transaction/list.ts'
import type { Call } from '../../lib/call.ts'
import type { RawAddress } from '../../ton/address.ts'
import type { Hash } from '../../ton/hash.ts'
import { isNamedBy, prepareReader } from '../bytes/boc.ts'
import { another } from '../http/asked.ts'
import { ProviderError } from '../http/error.ts'
import { indexV3Api } from './client.ts'
import { indexV3 } from './provider.ts'
import { claimsHash, type TransactionRow } from './transaction-row.ts'
import { ownRows, type RebuiltList, readRebuilt, type TransactionPlace, transactionList } from './transaction-rows.ts'

/** Span of masterchain blocks from the oldest to the newest among the rows. */
function coverageOf(rows: TransactionRow[]): Coverage {
  const seqnos = rows.flatMap(({ mc_block_seqno }) => mc_block_seqno ?? [])
  const span = seqnos.length > 0 ? Math.max(...seqnos) - Math.min(...seqnos) + 1 : 0
  return { read: span, of: span, failed: 0 }
}

/** Bounds of a history, both inclusive: `endLt` is decimal text, `endUtime` is in unix seconds. */
export type Until = { endLt?: string; endUtime?: number }

/** True if a row is within these bounds. */
const isUntil =
  ({ endLt, endUtime }: Until) =>
  ({ lt, now }: TransactionRow) =>
    (endLt === undefined || compareAmounts(lt, endLt) <= 0) && (endUtime === undefined || now <= endUtime)

const paramsOf = ({ endLt, endUtime }: Until) => ({
  ...(endLt !== undefined && { end_lt: endLt }),
  ...(endUtime !== undefined && { end_utime: endUtime }),
})

/**
 * The newest `limit` transactions of all chains, newest first (transactions). `coverage`: span of their masterchain blocks. The next page
 * ends at the last row's lt, which other accounts' transactions may share, so that rows may repeat.
 */
export async function getNewestTransactions(
  call: Call,
  limit: number,
  until: Until = {},
): Promise<RebuiltList & { coverage: Coverage }> {
  prepareReader()
  const answer = await indexV3Api('/transactions', { limit, sort: 'desc', ...paramsOf(until) }, transactionList, call)
  const rows = ownRows(answer.transactions, 'block', isUntil(until))
  const read = await readRebuilt(rows, answer.address_book)
  return { ...read, known: answer.address_book.known, coverage: coverageOf(rows.rows) }
}

/** Removes the account's own name, because the index does not know whether a domain has expired. */
function withoutName(account: RawAddress, known: KnownAddresses): KnownAddresses {
  const own = known[account]
  return own ? { ...known, [account]: { ...own, name: null } } : known
}

/**
 * At most `limit` transactions of an account, newest first (transactions). The next page ends at the last row's lt minus one. `more`: older
 * ones exist according to the oldest row, or may, if it is the account's first since a deletion. `known` contains all parties, but not the
 * account's own name.
 */
export async function getIndexV3History(
  call: Call,
  account: RawAddress,
  limit: number,
  until: Until = {},
): Promise<RebuiltList & { more: boolean }> {
  prepareReader()
  const query = { account, limit, sort: 'desc', ...paramsOf(until) }
  const answer = await indexV3Api('/transactions', query, transactionList, call)
  const isAsked = isUntil(until)
  const rows = ownRows(answer.transactions, 'account', row => row.account === account && isAsked(row))
  const read = await readRebuilt(rows, answer.address_book)
  const oldest = rows.rows.toSorted((a, b) => compareAmounts(a.lt, b.lt))[0]
  return {
    ...read,
    transactions: newestFirst(read.transactions),
    known: withoutName(account, answer.address_book.all),
    more: oldest !== undefined && (oldest.prev_trans_lt !== '0' || rows.rows.length + rows.unreadable >= limit),
  }
}

async function find(call: Call, path: string, query: { hash: Hash } | { msg_hash: Hash; direction: string }) {
  const hash = 'hash' in query ? query.hash : query.msg_hash
  const answer = await indexV3Api(path, { ...query, limit: 1 }, transactionList, call)
  const rows = ownRows(answer.transactions, 'transaction', claimsHash(hash))
  if (rows.rows.length === 0 && rows.unreadable === 0) return undefined
  const read = await readRebuilt(rows)
  const [transaction] = read.transactions
  if (transaction && !(await isNamedBy(hash, transaction))) throw another(indexV3.name, 'transaction')
  return { ...read, known: answer.address_book.known }
}

/**
 * Finds a transaction by its hash (transactions), or in a second call by the hash of a message it received (transactionsByMessage). Returns
 * its place in `unproved` if it cannot be rebuilt. Throws ProviderError: `not-found` for unknown hashes.
 */
export async function getIndexV3Transaction(
  call: Call,
  hash: Hash,
): Promise<(FoundTransaction & { unproved?: undefined }) | { unproved: TransactionPlace; known: KnownAddresses }> {
  prepareReader()
  const found =
    (await find(call, '/transactions', { hash })) ??
    (await find(call, '/transactionsByMessage', { msg_hash: hash, direction: 'in' }))
  if (!found) throw new ProviderError('not-found', indexV3.name, 'no transaction')
  const [transaction] = found.transactions
  const [unproved] = found.unproved
  if (transaction) return { transaction, known: found.known }
  if (unproved) return { unproved, known: found.known }
  throw new ProviderError('malformed', indexV3.name, 'transactions: no row that can be read')
}
