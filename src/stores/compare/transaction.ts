import { transactionStatement } from '../../domain/compare/transaction.ts'
import { isNotFound } from '../../domain/text/problem.ts'
import type { FoundTransaction } from '../../domain/transaction/list.ts'
import type { Call } from '../../lib/call.ts'
import { ProviderError } from '../../providers/http/error.ts'
import { indexV3 } from '../../providers/index-v3/provider.ts'
import { getIndexV3Transaction } from '../../providers/index-v3/transactions.ts'
import { getIndexedTransactionHash } from '../../providers/indexer/root-hash.ts'
import { getTransactionHash } from '../../providers/node/transaction-bytes.ts'
import type { Hash } from '../../ton/hash.ts'
import type { Fact } from './comparison.ts'

async function nodeHash(call: Call, { transaction }: FoundTransaction): Promise<Hash> {
  try {
    return await getTransactionHash(call, transaction)
  } catch (error) {
    // Most servers keep the latest months only.
    if (!isNotFound(error)) throw error
    return getTransactionHash(call, { ...transaction, archival: true })
  }
}

/** A transaction. Two providers send its bytes; from toncenter's index the bytes are rebuilt from fields. */
export const fact: Fact<FoundTransaction> = {
  state: ({ transaction }) => transactionStatement(transaction.hash),
  // The sources of a listed transaction are those of its list.
  shownBy: ({ transaction }) => transaction.provider,
  toncenter: async (call, found) => transactionStatement(await nodeHash(call, found)),
  'toncenter v3': async (call, { transaction }) => {
    const found = await getIndexV3Transaction(call, transaction.hash)
    if (found.unproved) throw new ProviderError('not-ready', indexV3.name, 'not all of its bytes')
    return transactionStatement(found.transaction.hash)
  },
  tonapi: async (call, { transaction }) =>
    transactionStatement(await getIndexedTransactionHash(call, transaction.hash)),
}
