import type { Hash } from '../../ton/hash.ts'
import { hasIndexV3 } from '../v3.ts'
import type { Request, ScreenRequest } from './request.ts'

/** A transaction by its hash, or by the hash of a message it received (indexer, blockchain/transactions/{id}). */
export const indexerTransactionRequest = (hash: Hash): Request => [`/blockchain/transactions/${hash}`, {}]

/** The trace of a transaction with its recognised actions (toncenter's index, traces). */
export const traceRequest = (hash: Hash): Request => [
  '/traces',
  { tx_hash: hash, include_actions: 'true', limit: 1, sort: 'desc' },
]

/** First request for a transaction: its complete trace; without toncenter's index, the transaction alone. */
export const transactionRequest: ScreenRequest<[hash: Hash]> = {
  key: 'transaction',
  of: hasIndexV3 ? traceRequest : indexerTransactionRequest,
}
