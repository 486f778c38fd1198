import * as v from 'valibot'
import { parseShard } from '../../domain/block/block.ts'
import type { Hash } from '../../ton/hash.ts'
import { address } from '../bytes/wire-address.ts'
import { base64Bytes } from '../http/bag.ts'
import * as fields from '../http/fields.ts'
import { count, field, flag, hash, int, int64, maybe, text, time } from '../http/wire.ts'
import { requiredAddress } from './fields.ts'

/** Rows of transactions of toncenter's index: the fields from which their bytes are rebuilt. */

/** Amounts of extra currencies by currency id. */
function amountsOf(x: unknown): Record<string, string> | undefined {
  const amounts: Record<string, string> = {}
  for (const [id, wire] of Object.entries(fields.dictionary.read(x) ?? { '': null })) {
    const units = fields.int64.read(wire)
    if (units === undefined) return undefined
    amounts[id] = units
  }
  return amounts
}
const extra = maybe(field('amounts', amountsOf))
const size = v.object({ cells: int64, bits: int64 })

const storage = v.object({ storage_fees_collected: int64, storage_fees_due: maybe(int64), status_change: text })
const credit = v.object({ due_fees_collected: maybe(int64), credit: maybe(int64), credit_extra_currencies: extra })
const compute = v.object({
  skipped: flag,
  reason: maybe(text),
  success: maybe(flag),
  msg_state_used: maybe(flag),
  account_activated: maybe(flag),
  gas_fees: maybe(int64),
  gas_used: maybe(int64),
  gas_limit: maybe(int64),
  gas_credit: maybe(int64),
  mode: maybe(int64),
  exit_code: maybe(int64),
  exit_arg: maybe(int64),
  vm_steps: maybe(int64),
  vm_init_state_hash: maybe(hash),
  vm_final_state_hash: maybe(hash),
})
const action = v.object({
  success: flag,
  valid: flag,
  no_funds: flag,
  status_change: text,
  total_fwd_fees: maybe(int64),
  total_action_fees: maybe(int64),
  result_code: int64,
  result_arg: maybe(int64),
  tot_actions: int64,
  spec_actions: int64,
  skipped_actions: int64,
  msgs_created: int64,
  action_list_hash: hash,
  tot_msg_size: size,
})
const bounce = v.object({
  type: text,
  msg_size: maybe(size),
  req_fwd_fees: maybe(int64),
  msg_fees: maybe(int64),
  fwd_fees: maybe(int64),
})
const description = v.object({
  type: text,
  is_tock: maybe(flag),
  credit_first: maybe(flag),
  storage_ph: maybe(storage),
  credit_ph: maybe(credit),
  compute_ph: maybe(compute),
  action: maybe(action),
  aborted: maybe(flag),
  bounce: maybe(bounce),
  destroyed: maybe(flag),
})

const content = maybe(v.object({ body: base64Bytes }))

const messageRow = v.pipe(
  v.object({
    hash,
    hash_norm: maybe(hash),
    source: maybe(address),
    destination: maybe(address),
    ihr_disabled: maybe(flag),
    bounce: maybe(flag),
    bounced: maybe(flag),
    value: maybe(int64),
    value_extra_currencies: extra,
    ihr_fee: maybe(int64),
    extra_flags: maybe(int64),
    fwd_fee: maybe(int64),
    import_fee: maybe(int64),
    created_lt: maybe(int64),
    created_at: maybe(int64),
    message_content: content,
    init_state: content,
  }),
  v.transform(({ message_content, init_state, ihr_fee, extra_flags, ...parts }) => ({
    ...parts,
    // The same field of the message under its newer or older name.
    extra_flags: extra_flags ?? ihr_fee,
    body: message_content?.body ?? null,
    init: init_state?.body ?? null,
  })),
)

const shard = field('a shard', x => (typeof x === 'string' ? parseShard(x) : undefined))
const stateHash = v.pipe(
  v.object({ hash }),
  v.transform(state => state.hash),
)

/** Null for a tick-tock transaction; undefined if it is not a message. */
function messageOrNull(x: unknown): v.InferOutput<typeof messageRow> | null | undefined {
  const read = v.safeParse(messageRow, x)
  return read.success ? read.output : x === null ? null : undefined
}

/** Code hash of an account state; null without code, or if toncenter has not stored the state. */
const codeHash = maybe(
  v.pipe(
    v.object({ code_hash: hash }),
    v.transform(state => state.code_hash),
  ),
)
const codes = v.object({ account_state_before: codeHash, account_state_after: codeHash })

function isCodeReplaced(x: unknown): boolean {
  const read = v.safeParse(codes, x)
  if (!read.success) return false
  const { account_state_before: before, account_state_after: after } = read.output
  return before !== null && after !== null && before !== after
}

/** Fields that identify a transaction, and fields that its bytes do not contain. */
const named = v.object({
  account: requiredAddress,
  hash,
  lt: int64,
  now: time,
  mc_block_seqno: maybe(count),
  prev_trans_lt: int64,
  block_ref: maybe(v.object({ workchain: int, shard, seqno: count })),
  emulated: maybe(flag),
})

const parts = v.pipe(
  v.object({
    hash,
    account: requiredAddress,
    lt: int64,
    now: int64,
    prev_trans_hash: hash,
    prev_trans_lt: int64,
    orig_status: text,
    end_status: text,
    total_fees: int64,
    total_fees_extra_currencies: extra,
    in_msg: field('a message or null', messageOrNull),
    out_msgs: v.array(messageRow),
    description,
    account_state_before: stateHash,
    account_state_after: stateHash,
  }),
  v.transform(({ account_state_before: before, account_state_after: after, ...rest }) => ({ ...rest, before, after })),
)

/** An identifiable row; `parts` is null if they are unreadable. */
export const transactionRow = field('a transaction', x => {
  const [name, own] = [v.safeParse(named, x), v.safeParse(parts, x)]
  return name.success
    ? { ...name.output, parts: own.success ? own.output : null, isCodeReplaced: isCodeReplaced(x) }
    : undefined
})

export type TransactionRow = v.InferOutput<typeof transactionRow>

/** True if a row claims the hash, or a received message with it, plain or normalised (TEP-467). */
export const claimsHash =
  (asked: Hash) =>
  ({ hash, parts }: TransactionRow) =>
    [hash, parts?.in_msg?.hash, parts?.in_msg?.hash_norm].includes(asked)
