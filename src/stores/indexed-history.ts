import { newestFirst, type TransactionHistory } from '../domain/transaction/list.ts'
import type { Call } from '../lib/call.ts'
import { ProviderError } from '../providers/http/error.ts'
import { indexV3 } from '../providers/index-v3/provider.ts'
import { getIndexedV3History, type Until } from '../providers/index-v3/transactions.ts'
import type { RawAddress } from '../ton/address.ts'
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

/** A page of transactions below a logical time (decimal text). Throws ProviderError: `not-found` where the index has none of them. */
export async function readHistoryBefore(
  call: Call,
  account: RawAddress,
  limit: number,
  lt: string,
): Promise<TransactionHistory> {
  const history = await readIndexedHistory(call, account, limit, { endLt: `${BigInt(lt) - 1n}` })
  if (history.transactions.length > 0) return history
  throw new ProviderError('not-found', indexV3.name, 'no older transactions')
}
