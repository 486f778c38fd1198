import * as v from 'valibot'
import type { BlockId } from '../../domain/block/block.ts'
import { parseAddress, type RawAddress } from '../../ton/address.ts'
import { fromBase64 } from '../../ton/bytes.ts'
import { readTransactions } from '../bytes/boc.ts'
import type { ClaimedTransaction } from '../bytes/claimed-transaction.ts'
import { hash, maybe, type Rows, rows, text } from '../http/wire.ts'

/** `ext.transaction`; everything else is read from its bytes in `data`. */
export const extTransaction = v.object({
  address: maybe(v.object({ account_address: text })),
  account: maybe(text),
  transaction_id: v.object({ hash }),
  data: text,
})

/** List of `ext.transaction` or `raw.transactionExt`. Details are read from `data`, the transaction's bytes. */
export const extTransactions = rows(extTransaction)

function accountOf({ address, account }: v.InferOutput<typeof extTransaction>, workchain: number): RawAddress | null {
  const friendly = parseAddress(address?.account_address ?? '')
  // Old servers omit the workchain.
  const named = account?.includes(':') ? account : `${workchain}:${account}`
  return (friendly ?? parseAddress(named))?.raw ?? null
}

/** Transactions of node API rows. `block` is the requested block; null for an account's history. */
export async function readExtTransactions(
  { rows, unreadable }: Rows<v.InferOutput<typeof extTransaction>>,
  block: BlockId | null,
) {
  const claims = rows.map(
    (row): ClaimedTransaction => ({
      provider: 'toncenter',
      boc: () => fromBase64(row.data),
      hash: row.transaction_id.hash,
      account: accountOf(row, block?.workchain ?? 0),
      block,
    }),
  )
  const read = await readTransactions(claims)
  return { transactions: read.transactions, known: {}, unreadable: read.unreadable + unreadable }
}
