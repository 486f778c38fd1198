import type { RawAddress } from '../address.ts'
import type { Hash } from '../hash.ts'

/** Fields of a transaction, from which its bytes are rebuilt, named as in block.tlb. Numbers are decimal text; null if absent. */

export type Decimal = string

/** Amounts of extra currencies by id. */
export type ExtraParts = Record<string, Decimal> | null

export type StorageParts = {
  storage_fees_collected: Decimal
  storage_fees_due: Decimal | null
  status_change: string
}

type CreditParts = {
  due_fees_collected: Decimal | null
  credit: Decimal | null
  credit_extra_currencies: ExtraParts
}

/** Compute phase; if `skipped`, only `reason` is set. */
export type ComputeParts = {
  skipped: boolean
  reason: string | null
  success: boolean | null
  msg_state_used: boolean | null
  account_activated: boolean | null
  gas_fees: Decimal | null
  gas_used: Decimal | null
  gas_limit: Decimal | null
  gas_credit: Decimal | null
  mode: Decimal | null
  exit_code: Decimal | null
  exit_arg: Decimal | null
  vm_steps: Decimal | null
  vm_init_state_hash: Hash | null
  vm_final_state_hash: Hash | null
}

export type SizeParts = { cells: Decimal; bits: Decimal }

export type ActionParts = {
  success: boolean
  valid: boolean
  no_funds: boolean
  status_change: string
  total_fwd_fees: Decimal | null
  total_action_fees: Decimal | null
  result_code: Decimal
  result_arg: Decimal | null
  tot_actions: Decimal
  spec_actions: Decimal
  skipped_actions: Decimal
  msgs_created: Decimal
  action_list_hash: Hash
  tot_msg_size: SizeParts
}

export type BounceParts = {
  type: string
  msg_size: SizeParts | null
  req_fwd_fees: Decimal | null
  msg_fees: Decimal | null
  fwd_fees: Decimal | null
}

/** Description; `type` is `ord` or `tick_tock`, as others are not rebuilt. */
export type DescriptionParts = {
  type: string
  is_tock: boolean | null
  credit_first: boolean | null
  storage_ph: StorageParts | null
  credit_ph: CreditParts | null
  compute_ph: ComputeParts | null
  action: ActionParts | null
  aborted: boolean | null
  bounce: BounceParts | null
  destroyed: boolean | null
}

/** Fields of a message; `body` and `init` are bags of cells. External addresses are not included. */
export type MessageParts = {
  hash: Hash
  source: RawAddress | null
  destination: RawAddress | null
  ihr_disabled: boolean | null
  bounce: boolean | null
  bounced: boolean | null
  value: Decimal | null
  value_extra_currencies: ExtraParts
  /** `ihr_fee`, or `extra_flags` in its position */
  extra_flags: Decimal | null
  fwd_fee: Decimal | null
  import_fee: Decimal | null
  created_lt: Decimal | null
  created_at: Decimal | null
  body: Uint8Array | null
  init: Uint8Array | null
}

export type TransactionParts = {
  hash: Hash
  account: RawAddress
  lt: Decimal
  prev_trans_hash: Hash
  prev_trans_lt: Decimal
  now: Decimal
  orig_status: string
  end_status: string
  in_msg: MessageParts | null
  /** in sending order */
  out_msgs: readonly MessageParts[]
  total_fees: Decimal
  total_fees_extra_currencies: ExtraParts
  /** hashes of the account before and after */
  before: Hash
  after: Hash
  description: DescriptionParts
}
