import * as v from 'valibot'
import type { Message, Transaction } from '../../domain/transaction/transaction.ts'
import type { Call } from '../../lib/call.ts'
import type { RawAddress } from '../../ton/address.ts'
import { fromBase64 } from '../../ton/bytes.ts'
import { prepareReader, readTransactions } from '../bytes/boc.ts'
import { ProviderError } from '../http/error.ts'
import { hash, text } from '../http/wire.ts'
import { nodeApi } from './client.ts'

/** An internal message by what the node finds it by, and its hash, which proves what was found. `createdLt` is decimal text. */
export type Sought = Pick<Message, 'hash' | 'createdLt'> & { source: RawAddress; destination: RawAddress }

/** Its bytes say the rest. */
const extTransaction = v.object({ transaction_id: v.object({ hash }), data: text })

async function locate(call: Call, path: string, message: Sought, account: RawAddress): Promise<Transaction> {
  prepareReader()
  const { source, destination, createdLt } = message
  const params = { source, destination, created_lt: createdLt }
  const { transaction_id: id, data } = await nodeApi(path, params, extTransaction, call)
  const { transactions } = await readTransactions([
    { boc: () => fromBase64(data), hash: id.hash, account, block: null },
  ])
  const [found] = transactions
  if (!found) throw new ProviderError('malformed', 'toncenter', 'data: no transaction of that hash and account')
  return found
}

const other = () => new ProviderError('malformed', 'toncenter', 'data: a transaction without that message')

/**
 * The transaction that received a message (tryLocateResultTx), read from its bytes, whose own hash and that of the message in it are
 * checked. Throws ProviderError: `not-found` where none has received it yet, `malformed` for another transaction.
 */
export async function getReceiver(call: Call, message: Sought): Promise<Transaction> {
  const found = await locate(call, '/tryLocateResultTx', message, message.destination)
  if (found.inMessage?.hash !== message.hash) throw other()
  return found
}

/** The transaction that sent a message (tryLocateSourceTx), checked and failing as the one that received it. */
export async function getSender(call: Call, message: Sought): Promise<Transaction> {
  const found = await locate(call, '/tryLocateSourceTx', message, message.source)
  if (!found.outMessages.some(({ hash }) => hash === message.hash)) throw other()
  return found
}
