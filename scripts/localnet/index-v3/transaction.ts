import type { ChainTransaction } from '../chain/types.ts'
import { incomingMessage, outgoingMessages } from '../http/messages.ts'
import type { World } from '../indexer/call.ts'
import { description, extraCurrencies } from './description.ts'
import { base64, hashOfInt, shortShard, upperAddress } from './forms.ts'
import { v3Message } from './message.ts'

const STATUSES = { uninitialized: 'uninit', 'non-existing': 'nonexist', active: 'active', frozen: 'frozen' } as const

/** A state of which only the hash is stored. */
const bareState = (hash: Buffer) => ({
  hash: base64(hash),
  balance: null,
  extra_currencies: null,
  account_status: null,
  frozen_hash: null,
  data_hash: null,
  code_hash: null,
})

/** State after a transaction; details only for the account's last one. */
function stateAfter({ chain }: Pick<World, 'chain'>, item: ChainTransaction) {
  const bare = bareState(item.transaction.stateUpdate.newHash)
  const account = chain.account(item.account)
  if (!account?.lastHash?.equals(item.hash)) return bare
  return {
    ...bare,
    balance: item.endBalance.toString(),
    extra_currencies: {},
    account_status: account.status,
    frozen_hash: account.frozenHash && base64(account.frozenHash),
    data_hash: account.data && base64(account.data.hash()),
    code_hash: account.code && base64(account.code.hash()),
  }
}

/** `Transaction`; `emulated`: in no block yet. */
export function v3Transaction(world: Pick<World, 'chain'>, item: ChainTransaction, emulated = false) {
  const { transaction, block } = item
  const received = incomingMessage(item)
  return {
    account: upperAddress(item.account),
    hash: base64(item.hash),
    lt: item.lt.toString(),
    now: transaction.now,
    mc_block_seqno: emulated ? 0 : block.commitSeqno,
    trace_id: base64(item.traceId),
    prev_trans_hash: hashOfInt(transaction.prevTransactionHash),
    prev_trans_lt: transaction.prevTransactionLt.toString(),
    orig_status: STATUSES[transaction.oldStatus],
    end_status: STATUSES[transaction.endStatus],
    total_fees: transaction.totalFees.coins.toString(),
    total_fees_extra_currencies: extraCurrencies(transaction.totalFees),
    description: description(transaction.description),
    block_ref: { workchain: item.account.workChain, shard: shortShard(block.shard), seqno: block.seqno },
    in_msg: received ? v3Message(received) : null,
    out_msgs: outgoingMessages(item).map(v3Message),
    account_state_before: bareState(transaction.stateUpdate.oldHash),
    account_state_after: stateAfter(world, item),
    emulated,
    finality: emulated ? 'pending' : 'finalized',
  }
}
