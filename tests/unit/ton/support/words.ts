import { parseAddress } from '../../../../src/ton/address.ts'
import type { Message } from '../../../../src/ton/message.ts'
import type { ChainTransaction } from '../../../../src/ton/transaction.ts'

/** Omits undefined members, like JSON. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

type IndexerMessage = Record<string, unknown> & { source?: { address: string }; destination?: { address: string } }
type IndexerTransaction = Record<string, unknown> & {
  hash: string
  raw: string
  account: { address: string }
  in_msg?: IndexerMessage
  out_msgs: IndexerMessage[]
}

function pick(from: Record<string, unknown> | undefined, names: string[]): Record<string, unknown> | undefined {
  return from && Object.fromEntries(names.map(name => [name, from[name]]))
}

const message = (recorded: IndexerMessage) => ({
  ...pick(recorded, ['msg_type', 'bounce', 'bounced', 'value', 'fwd_fee', 'op_code']),
  // of a message from outside the indexer says the time of its transaction
  ...(recorded.msg_type === 'ext_in_msg' ? {} : { created_lt: recorded.created_lt }),
  source: recorded.source?.address,
  destination: recorded.destination?.address,
})

const compared = ['lt', 'success', 'utime', 'orig_status', 'end_status', 'total_fees', 'transaction_type', 'aborted']

/** Recorded transactions, each with the fields that its cell contains. */
export function recordedByIndexer(json: string) {
  const { transactions } = JSON.parse(json) as { transactions: IndexerTransaction[] }
  return transactions.map(recorded => {
    const { hash, raw, account, in_msg, out_msgs } = recorded
    const phase = (name: string, names: string[]) => pick(recorded[name] as Record<string, unknown>, names)
    const compute = ['skipped', 'success', 'gas_fees', 'gas_used', 'vm_steps', 'exit_code']
    const action = ['success', 'result_code', 'total_actions', 'skipped_actions', 'fwd_fees', 'total_fees']
    const words = {
      ...pick(recorded, [...compared, 'destroyed', 'prev_trans_hash', 'prev_trans_lt']),
      account: account.address,
      in_msg: in_msg && message(in_msg),
      out_msgs: out_msgs.map(message),
      compute_phase: phase('compute_phase', compute),
      storage_phase: phase('storage_phase', ['fees_collected', 'status_change']),
      action_phase: phase('action_phase', action),
    }
    return { hash, raw, account, words: plain(words) }
  })
}

function opcodeText({ body }: Message): string | undefined {
  if (body.kind === 'comment') return '0x00000000'
  return body.kind === 'operation' || (body.kind === 'unknown' && body.opcode !== null)
    ? `0x${body.opcode?.toString(16).padStart(8, '0')}`
    : undefined
}

function indexerMessage(ours: Message) {
  const types = { internal: 'int_msg', 'external-in': 'ext_in_msg', 'external-out': 'ext_out_msg' }
  return {
    msg_type: types[ours.kind],
    bounce: ours.bounce,
    bounced: ours.bounced,
    value: Number(ours.value),
    fwd_fee: Number(ours.fwdFee),
    op_code: opcodeText(ours),
    ...(ours.kind === 'external-in' ? {} : { created_lt: Number(ours.createdLt) }),
    source: ours.source ?? undefined,
    destination: ours.destination ?? undefined,
  }
}

function indexerPhases({ storage, compute, action }: ChainTransaction) {
  return {
    compute_phase: compute &&
      !compute.skipped && {
        skipped: false,
        success: compute.success,
        gas_fees: Number(compute.gasFees),
        gas_used: Number(compute.gasUsed),
        vm_steps: compute.vmSteps,
        exit_code: compute.exitCode,
      },
    storage_phase: storage && { fees_collected: Number(storage.fees), status_change: `acst_${storage.change}` },
    action_phase: action && {
      success: action.success,
      result_code: action.resultCode,
      total_actions: action.actions,
      skipped_actions: action.skippedActions,
      fwd_fees: Number(action.fwdFees),
      total_fees: Number(action.actionFees),
    },
  }
}

/** The indexer's words for a transaction of ours. */
export function wordsOfIndexer(ours: ChainTransaction) {
  const { compute, action } = ours
  const isTickTock = ours.kind === 'tick' || ours.kind === 'tock'
  return plain({
    lt: Number(ours.lt),
    utime: ours.utime,
    orig_status: ours.before,
    end_status: ours.after,
    success: compute?.skipped === null && compute.success && action?.success !== false,
    total_fees: Number(ours.totalFees),
    transaction_type: isTickTock ? 'TransTickTock' : 'TransOrd',
    aborted: ours.aborted,
    destroyed: ours.destroyed,
    account: ours.account,
    // The first transaction of an account has none before it.
    ...(ours.prevLt === '0' ? {} : { prev_trans_hash: ours.prevHash, prev_trans_lt: Number(ours.prevLt) }),
    in_msg: ours.inMessage ? indexerMessage(ours.inMessage) : undefined,
    out_msgs: ours.outMessages.map(indexerMessage),
    ...indexerPhases(ours),
  })
}

type NodeAddress = string | { account_address: string }
type NodeMessage = Record<string, unknown> & { source: NodeAddress; destination: NodeAddress }
type NodeTransaction = Record<string, unknown> & {
  data: string
  account: string
  transaction_id: { lt: string; hash: string }
  in_msg?: NodeMessage
  out_msgs: NodeMessage[]
}

const rawOf = (address: NodeAddress) =>
  parseAddress(typeof address === 'string' ? address : address.account_address)?.raw ?? null
const fromNode = (recorded: NodeMessage) => ({
  ...pick(recorded, ['value', 'fwd_fee', 'created_lt']),
  source: rawOf(recorded.source),
  destination: rawOf(recorded.destination),
})

/** Transactions of both list methods, each with the fields that its cell contains. */
export function recordedByNode(json: string) {
  const { result } = JSON.parse(json) as { result: NodeTransaction[] | { transactions: NodeTransaction[] } }
  return ('transactions' in result ? result.transactions : result).map(recorded => {
    const { data, account, transaction_id, in_msg, out_msgs } = recorded
    const words = {
      ...pick(recorded, ['utime', 'fee', 'storage_fee']),
      lt: transaction_id.lt,
      account: account.toLowerCase(),
      in_msg: in_msg ? fromNode(in_msg) : null,
      out_msgs: out_msgs.map(fromNode),
    }
    return { data, account, hash: transaction_id.hash, words }
  })
}

const toNode = ({ value, fwdFee, createdLt, source, destination }: Message) => ({
  value,
  fwd_fee: fwdFee,
  created_lt: createdLt,
  source,
  destination,
})

/** The node API's words for a transaction of ours. */
export function wordsOfNode({ utime, totalFees, storage, lt, account, inMessage, outMessages }: ChainTransaction) {
  return {
    utime,
    fee: totalFees,
    storage_fee: storage?.fees ?? '0',
    lt,
    account,
    in_msg: inMessage && toNode(inMessage),
    out_msgs: outMessages.map(toNode),
  }
}
