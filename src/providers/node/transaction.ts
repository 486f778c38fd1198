import type { BlockId } from '../../domain/block/block.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import type { Call } from '../../lib/call.ts'
import type { RawAddress } from '../../ton/address.ts'
import type { Hash } from '../../ton/hash.ts'
import { readTransactions } from '../bytes/boc.ts'
import { another } from '../http/asked.ts'
import { getTransactionBytes } from './transaction-bytes.ts'

/** Place of a transaction as claimed: the fields by which the node finds it, and its block. `lt` is decimal text. */
type Place = { account: RawAddress; lt: string; hash: Hash; block: BlockId | null }

/** The transaction at a place, with verified root hash (getTransactions). Throws ProviderError. */
export async function getTransactionAt(call: Call, { block, ...place }: Place): Promise<Transaction> {
  const bytes = await getTransactionBytes(call, place)
  const { hash, account } = place
  const [transaction] = (await readTransactions([{ provider: 'toncenter', boc: () => bytes, hash, account, block }]))
    .transactions
  if (!transaction) throw another('toncenter', 'transaction')
  return transaction
}
