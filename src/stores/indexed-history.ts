import { compareAmounts } from '../domain/notation/amount.ts'
import { findGap } from '../domain/transaction/chain.ts'
import { newestFirst, type TransactionHistory } from '../domain/transaction/list.ts'
import type { Transaction } from '../domain/transaction/transaction.ts'
import type { Call } from '../lib/call.ts'
import { ProviderError } from '../providers/http/error.ts'
import { indexV3 } from '../providers/index-v3/provider.ts'
import { getIndexedV3History, type Until } from '../providers/index-v3/transactions.ts'
import type { Cursor } from '../providers/node/transactions.ts'
import type { RawAddress } from '../ton/address.ts'
import { $account } from './account.ts'
import { learnFrom } from './base/address-book.ts'
import { readPlaces } from './places.ts'

/** Limit of transactions asked of the node at a load: a turn each. */
const MAX_ASKED = 3

/**
 * A page of an account's history by toncenter's index, newest first. The node is asked for up to three of the transactions that cannot be
 * rebuilt; the others are counted. Throws ProviderError: `malformed` where no transaction of a page can be read.
 */
export async function readIndexedHistory(
  call: Call,
  account: RawAddress,
  limit: number,
  until: Until = {},
): Promise<TransactionHistory> {
  const { unproved, ...read } = await getIndexedV3History(call, account, limit, until)
  const found = await readPlaces(call, unproved.slice(0, MAX_ASKED))
  const transactions = newestFirst([...read.transactions, ...found])
  const unreadable = read.unreadable + unproved.length - found.length
  if (transactions.length === 0 && unreadable > 0)
    throw new ProviderError('malformed', indexV3.name, 'transactions: no row that can be read')
  return { ...read, transactions, unreadable }
}

/** Place of a history's last row, and the logical time of the transaction that follows it. */
export type Last = Cursor & Pick<Transaction, 'prevLt'>

/** Bounds of the page below a history's last row. */
const below = (last?: Pick<Last, 'lt'>): Until => (last ? { endLt: `${BigInt(last.lt) - 1n}` } : {})

/**
 * Logical time of an account's last transaction by its state on screen: 0 of an account that has none, 1 where the state is unknown, so that
 * an index without any transaction is not believed.
 */
function lastLtOf(account: RawAddress): string {
  const state = $account(account).value
  return state?.status === 'ready' ? (state.value.lastTransaction?.lt ?? '0') : '1'
}

/**
 * The newest page of an account's history, or the one below `last`, newest first, by toncenter's index where that lacks nothing: each row can
 * be rebuilt and names the next one's hash, and the newest is the one that is known to be there, or newer. Throws ProviderError: `malformed`
 * where one of these is not so.
 */
export async function readWholeHistory(
  call: Call,
  account: RawAddress,
  limit: number,
  last?: Last,
): Promise<TransactionHistory> {
  const { unproved, ...history } = await getIndexedV3History(call, account, limit, below(last))
  // Its words on addresses hold for the rows of any provider.
  learnFrom(history)
  const { transactions, unreadable } = history
  const isBehind = compareAmounts(transactions[0]?.lt ?? '0', last?.prevLt ?? lastLtOf(account)) < 0
  if (isBehind || unproved.length > 0 || unreadable > 0 || findGap(transactions) !== null)
    throw new ProviderError('malformed', indexV3.name, 'transactions: some are missing')
  return history
}

/**
 * The newest page of an account's history, or the one below `last`, by toncenter's index, whatever that lacks. Throws ProviderError:
 * `not-found` where it has none below `last`.
 */
export async function readHistory(
  call: Call,
  account: RawAddress,
  limit: number,
  last?: Last,
): Promise<TransactionHistory> {
  const history = await readIndexedHistory(call, account, limit, below(last))
  if (!last || history.transactions.length > 0) return history
  throw new ProviderError('not-found', indexV3.name, 'no older transactions')
}
