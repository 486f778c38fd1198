import * as v from 'valibot'
import type { BlockId } from '../../domain/block/block.ts'
import type { Subject } from '../../domain/text/problem.ts'
import type { TransactionList } from '../../domain/transaction/list.ts'
import type { RawAddress } from '../../ton/address.ts'
import type { Hash } from '../../ton/hash.ts'
import { rebuildTransaction } from '../../ton/rebuild/rebuild.ts'
import { readTransactions } from '../bytes/boc.ts'
import type { ClaimedTransaction } from '../bytes/claimed-transaction.ts'
import { askedRows } from '../http/asked.ts'
import { type Rows, rows } from '../http/wire.ts'
import { type AddressBook, addressBook } from './address-book.ts'
import { indexV3 } from './provider.ts'
import { type TransactionRow, transactionRow } from './transaction-row.ts'

/** Place of a transaction, for `getTransactionAt`, and its block. `lt` is decimal text. */
export type TransactionPlace = { account: RawAddress; lt: string; hash: Hash; block: BlockId | null }

/** A list of transactions with verified hashes. `unproved`: rows that cannot be rebuilt, to be loaded from the node. */
export type RebuiltList = TransactionList & { unproved: TransactionPlace[] }

export const transactionList = v.object({ transactions: rows(transactionRow), address_book: addressBook })

/** A row as a claim; its bytes are built when they are read. */
const claimOf = ({ hash, account, block_ref, parts }: TransactionRow): ClaimedTransaction => ({
  provider: indexV3.name,
  boc() {
    const rebuilt = parts && rebuildTransaction(parts)
    return rebuilt && 'boc' in rebuilt ? rebuilt.boc : undefined
  },
  hash,
  account,
  block: block_ref,
})

/** Rows about the requested subject. Drops and counts other rows, and emulated ones, whose hashes are on no chain. */
export function ownRows(
  { rows, unreadable }: Rows<TransactionRow>,
  subject: Subject,
  isAsked: (row: TransactionRow) => boolean,
): Rows<TransactionRow> {
  const own = askedRows(indexV3.name, subject, rows, row => !row.emulated && isAsked(row))
  return { rows: own, unreadable: unreadable + rows.length - own.length }
}

/** Rebuilds and reads rows in order, without duplicates. `book` tells which contracts are sales. */
export async function readRebuilt(
  { rows, unreadable }: Rows<TransactionRow>,
  book?: AddressBook,
): Promise<Omit<RebuiltList, 'known'>> {
  const single = [...new Map(rows.map(row => [row.hash, row])).values()]
  const { transactions } = await readTransactions(single.map(claimOf), book?.interfaces)
  const proved = new Set(transactions.map(({ hash }) => hash))
  const unproved = single
    .filter(({ hash }) => !proved.has(hash))
    .map(({ account, lt, hash, block_ref }) => ({ account, lt, hash, block: block_ref }))
  return { transactions, unproved, unreadable }
}
