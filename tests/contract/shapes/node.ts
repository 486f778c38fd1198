import type { Shape } from './shape.ts'

const blockId = { workchain: 'int', shard: 'digits', seqno: 'count', root_hash: 'base64', file_hash: 'base64' } as const
const transaction = {
  address: { account_address: 'text' },
  account: 'text',
  utime: 'utime',
  data: 'bag',
  transaction_id: { lt: 'digits', hash: 'base64' },
} as const

/** Parts of the node API's results (toncenter v2) that the product reads, by method: 64-bit numbers as text, hashes in base64. */
export const nodeShapes: Record<string, Shape> = {
  getMasterchainInfo: { last: blockId, state_root_hash: 'base64' },
  getBlockHeader: { id: blockId, global_id: 'int', version: 'int', gen_utime: 'utime' },
  shards: { shards: [blockId] },
  getBlockTransactions: { transactions: [{ account: 'text', lt: 'digits', hash: 'base64' }], incomplete: 'flag' },
  getBlockTransactionsExt: { transactions: [transaction], incomplete: 'flag' },
  getAddressInformation: {
    balance: 'digits',
    state: 'text',
    code: 'bag',
    data: 'bag',
    last_transaction_id: { lt: 'digits', hash: 'base64' },
  },
  getTransactions: [transaction],
  tryLocateResultTx: transaction,
  tryLocateSourceTx: transaction,
}
