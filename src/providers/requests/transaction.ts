import type { Hash } from '../../ton/hash.ts'
import type { ScreenRequest } from './request.ts'

/** A transaction by its hash, or by the hash of a message it received (indexer, blockchain/transactions/{id}). */
export const transactionRequest: ScreenRequest<[hash: Hash]> = {
  key: 'transaction',
  of: hash => [`/blockchain/transactions/${hash}`, {}],
}
