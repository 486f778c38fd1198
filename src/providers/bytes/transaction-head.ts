import { parseAddress } from '../../ton/address.ts'
import { readBoc } from '../../ton/boc.ts'
import { fromHex } from '../../ton/bytes.ts'
import { hashCell } from '../../ton/cell-hash.ts'
import type { Hash } from '../../ton/hash.ts'
import { Slice } from '../../ton/slice.ts'
import { readTransactionHead, type TransactionHead } from '../../ton/transaction-head.ts'
import { dictionary, hash, text } from '../http/fields.ts'

/**
 * Reads the indexer's `Transaction` as far as its first cell. Undefined unless the answer and its bytes have the hash that was asked for, and
 * the bytes name the account that they are said to have; throws a `TonBytesError` at what is no bag of cells.
 */
export function readCheckedHead(answer: unknown, asked: Hash): TransactionHead | undefined {
  const row = dictionary.read(answer)
  const account = parseAddress(text.read(dictionary.read(row?.account)?.address) ?? '')
  const boc = fromHex(text.read(row?.raw) ?? '')
  if (!account || !boc) return undefined
  const root = readBoc(boc)
  if (hash.read(row?.hash) !== asked || hashCell(root) !== asked) return undefined
  const head = readTransactionHead(new Slice(root), Number(account.raw.split(':')[0]))
  return head.account === account.raw ? head : undefined
}
