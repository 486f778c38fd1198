import { parseAddress, workchainOf } from '../../ton/address.ts'
import { readBoc } from '../../ton/boc.ts'
import { fromHex } from '../../ton/bytes.ts'
import { hashCell } from '../../ton/cell-hash.ts'
import type { Hash } from '../../ton/hash.ts'
import { Slice } from '../../ton/slice.ts'
import { readTransactionHead, type TransactionHead } from '../../ton/transaction-head.ts'
import { dictionary, hash, text } from '../http/fields.ts'

/**
 * Reads the indexer's `Transaction` up to its first cell. Undefined unless the answer and its bytes have the requested hash and both name
 * the same account. Throws `TonBytesError` for malformed bytes.
 */
export function readCheckedHead(answer: unknown, asked: Hash): TransactionHead | undefined {
  const row = dictionary.read(answer)
  const account = parseAddress(text.read(dictionary.read(row?.account)?.address) ?? '')
  const boc = fromHex(text.read(row?.raw) ?? '')
  if (!account || !boc) return undefined
  const root = readBoc(boc)
  if (hash.read(row?.hash) !== asked || hashCell(root) !== asked) return undefined
  const head = readTransactionHead(new Slice(root), workchainOf(account.raw))
  return head.account === account.raw ? head : undefined
}
