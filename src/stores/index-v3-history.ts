import { compareAmounts } from '../domain/notation/amount.ts'
import type { ProviderName } from '../domain/text/provider-name.ts'
import { readChain } from '../domain/transaction/chain.ts'
import { newestFirst, type TransactionHistory } from '../domain/transaction/list.ts'
import type { Transaction } from '../domain/transaction/transaction.ts'
import type { Call } from '../lib/call.ts'
import { ProviderError } from '../providers/http/error.ts'
import { indexV3 } from '../providers/index-v3/provider.ts'
import { getIndexV3History, type Until } from '../providers/index-v3/transactions.ts'
import type { Cursor } from '../providers/node/transactions.ts'
import type { RawAddress } from '../ton/address.ts'
import { $account } from './account.ts'
import { learnFrom } from './base/address-book.ts'
import { readPlaces } from './places.ts'

/** Returns a page of a history. Throws ProviderError: `malformed` if it has rows and none is readable. */
export function readable(page: TransactionHistory, provider: ProviderName): TransactionHistory {
  if (page.transactions.length > 0 || page.unreadable === 0) return page
  throw new ProviderError('malformed', provider, 'transactions: no row that can be read')
}

/** Maximum number of transactions requested from the node per load, one call each. */
const MAX_ASKED = 3

/**
 * A page of an account's history by toncenter's index, newest first. Up to three transactions that cannot be rebuilt are requested from the
 * node; the rest are counted. Throws ProviderError: `malformed` if no transaction of a page is readable.
 */
export async function readIndexV3History(
  call: Call,
  account: RawAddress,
  limit: number,
  until: Until = {},
): Promise<TransactionHistory> {
  const { unproved, ...read } = await getIndexV3History(call, account, limit, until)
  const found = await readPlaces(call, unproved.slice(0, MAX_ASKED))
  const transactions = newestFirst([...read.transactions, ...found])
  const unreadable = read.unreadable + unproved.length - found.length
  return readable({ ...read, transactions, unreadable }, indexV3.name)
}

/** Position of a history's last row, with the logical time of the next older transaction. */
export type Last = Cursor & Pick<Transaction, 'prevLt'>

/** Bounds of the page below a history's last row. */
const below = (last?: Pick<Last, 'lt'>): Until => (last ? { endLt: `${BigInt(last.lt) - 1n}` } : {})

/**
 * Logical time of an account's last transaction by its displayed state: 0 if it has none. Returns 1 if the state is unknown, so that an
 * empty answer of an index is not accepted.
 */
function lastLtOf(account: RawAddress): string {
  const state = $account(account).value
  return state?.status === 'ready' ? (state.value.lastTransaction?.lt ?? '0') : '1'
}

/**
 * The newest page of an account's history, or the one below `last`, newest first, by toncenter's index. Accepts only complete pages: each
 * row can be rebuilt and names the next row's hash, and none is older than the known newest. Throws ProviderError: `malformed` otherwise.
 */
export async function readWholeHistory(
  call: Call,
  account: RawAddress,
  limit: number,
  last?: Last,
): Promise<TransactionHistory> {
  const { unproved, ...history } = await getIndexV3History(call, account, limit, below(last))
  // Facts about addresses are valid for the rows of any provider.
  learnFrom(history)
  const { transactions, unreadable } = history
  const isBehind = compareAmounts(transactions[0]?.lt ?? '0', last?.prevLt ?? lastLtOf(account)) < 0
  if (isBehind || unproved.length > 0 || unreadable > 0 || readChain(transactions).gap !== null)
    throw new ProviderError('malformed', indexV3.name, 'transactions: some are missing')
  return history
}

/**
 * The newest page of an account's history, or the one below `last`, by toncenter's index, even if incomplete. Throws ProviderError:
 * `not-found` if it has nothing below `last`.
 */
export async function readHistory(
  call: Call,
  account: RawAddress,
  limit: number,
  last?: Last,
): Promise<TransactionHistory> {
  const history = await readIndexV3History(call, account, limit, below(last))
  if (!last || history.transactions.length > 0) return history
  throw new ProviderError('not-found', indexV3.name, 'no older transactions')
}
