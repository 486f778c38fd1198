import type { ChainTransaction } from '../../chain/types.ts'
import type { Call, Handler } from '../call.ts'
import { notFound } from '../refusal.ts'
import { blockchainTransaction } from '../transaction.ts'
import { get } from './route.ts'

/** Transaction by its own hash or, like on the real server, by the hash of a message. */
function transactionOf(call: Call, name: string): ChainTransaction {
  const hash = call.hash(name)
  const { horizon } = call.world.index
  const item = horizon.transaction(hash) ?? horizon.transactionByMessage(hash)
  if (!item) throw notFound()
  return item
}

const byHash: Handler = call => blockchainTransaction(call.world, transactionOf(call, 'transaction_id'))

const byMessage: Handler = call => {
  const item = call.world.index.horizon.transactionByMessage(call.hash('msg_id'))
  if (!item) throw notFound('transaction not found')
  return blockchainTransaction(call.world, item)
}

export const transactionRoutes = [
  get('GetBlockchainTransaction', '/v2/blockchain/transactions/{transaction_id}', byHash),
  get('GetBlockchainTransactionByMessageHash', '/v2/blockchain/messages/{msg_id}/transaction', byMessage),
]
