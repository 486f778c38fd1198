import type { Message, Transaction } from '../../domain/transaction/transaction.ts'
import type { Call } from '../../lib/call.ts'
import type { RawAddress } from '../../ton/address.ts'
import { prepareReader } from '../bytes/boc.ts'
import { another, requireAsked } from '../http/asked.ts'
import { ProviderError } from '../http/error.ts'
import { nodeApi } from './client.ts'
import { extTransaction, readExtTransactions } from './transaction-rows.ts'

/** An internal message: the fields by which the node finds it, and its hash for verification. `createdLt` is decimal text. */
export type Sought = Pick<Message, 'hash' | 'createdLt'> & { source: RawAddress; destination: RawAddress }

async function locate(call: Call, path: string, message: Sought, account: RawAddress): Promise<Transaction> {
  prepareReader()
  const { source, destination, createdLt } = message
  const params = { source, destination, created_lt: createdLt }
  const row = await nodeApi(path, params, extTransaction, call)
  const { transactions } = await readExtTransactions({ rows: [row], unreadable: 0 }, null)
  const [found] = transactions
  if (!found) throw new ProviderError('malformed', 'toncenter', 'data: no transaction of that hash and account')
  requireAsked('toncenter', 'transaction', account, found.account)
  return found
}

/**
 * The transaction that received a message (tryLocateResultTx). Its hash and its message's hash are verified. Throws ProviderError:
 * `not-found` if the message is not received yet, `another` for another transaction.
 */
export async function getReceiver(call: Call, message: Sought): Promise<Transaction> {
  const found = await locate(call, '/tryLocateResultTx', message, message.destination)
  if (found.inMessage?.hash !== message.hash) throw another('toncenter', 'transaction')
  return found
}

/** The transaction that sent a message (tryLocateSourceTx). Verifies and throws like `getReceiver`. */
export async function getSender(call: Call, message: Sought): Promise<Transaction> {
  const found = await locate(call, '/tryLocateSourceTx', message, message.source)
  if (!found.outMessages.some(({ hash }) => hash === message.hash)) throw another('toncenter', 'transaction')
  return found
}
