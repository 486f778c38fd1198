import type { ChainTransaction } from '../chain/types.ts'
import { base64, bocBase64, friendlyAddress, rawAddress } from '../http/encode.ts'
import type { Wire } from '../http/json.ts'
import { incomingMessage, outgoingMessages, type Sent } from '../http/messages.ts'
import { extMessage, rawMessage } from './messages.ts'

export const transactionId = (lt: bigint, hash: Buffer | null) => ({
  '@type': 'internal.transactionId',
  lt: lt.toString(),
  hash: base64(hash ?? Buffer.alloc(32)),
})

/** Raw address in upper case, as the C++ server prints it here (and only here). */
const shoutedAccount = (item: ChainTransaction): string => rawAddress(item.account).toUpperCase()

function storageFee({ transaction: { description } }: ChainTransaction): bigint {
  return 'storagePhase' in description ? (description.storagePhase?.storageFeesCollected ?? 0n) : 0n
}

function common(item: ChainTransaction, type: string, encode: (sent: Sent) => Wire) {
  const { transaction } = item
  const fee = transaction.totalFees.coins
  const storage = storageFee(item)
  const received = incomingMessage(item)
  return {
    '@type': type,
    address: { '@type': 'accountAddress', account_address: friendlyAddress(item.account) },
    utime: transaction.now,
    data: bocBase64(item.cell),
    transaction_id: transactionId(item.lt, item.hash),
    fee: fee.toString(),
    storage_fee: storage.toString(),
    other_fee: (fee - storage).toString(),
    in_msg: received ? encode(received) : undefined,
    out_msgs: outgoingMessages(item).map(encode),
  }
}

/** Returns `raw.transaction` of getTransactionsStd. */
export const stdTransaction = (item: ChainTransaction) => common(item, 'raw.transaction', rawMessage)

/** Returns `raw.transactionExt` of getBlockTransactionsExt. */
export const blockTransaction = (item: ChainTransaction) => ({
  ...common(item, 'raw.transactionExt', rawMessage),
  account: shoutedAccount(item),
})

/** Returns `ext.transaction` of getTransactions. */
export const extTransaction = (item: ChainTransaction) => ({
  ...common(item, 'ext.transaction', extMessage),
  account: shoutedAccount(item),
})
