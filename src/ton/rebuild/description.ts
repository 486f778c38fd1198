import { Builder } from '../builder.ts'
import { type Cell, refuse } from '../cell.ts'
import type { ActionParts, BounceParts, ComputeParts, DescriptionParts, SizeParts, StorageParts } from './parts.ts'
import { digitsOf, need, number, writeCurrencies, writeMaybeCoins } from './write.ts'

const CHANGES = { unchanged: '0', frozen: '10', deleted: '11' }
const REASONS = { no_state: '00', bad_state: '01', no_gas: '10', suspended: '110' }
const BOUNCES = { negfunds: '00', nofunds: '01', ok: '1' }

/** Writes `StorageUsed`: numbers of up to 7 bytes. */
const writeSize = (to: Builder, size: SizeParts | null) =>
  to.varUint(number(need(size).cells), 3).varUint(number(need(size).bits), 3)

function writeStorage(to: Builder, { storage_fees_collected, storage_fees_due, status_change }: StorageParts): void {
  writeMaybeCoins(to.coins(number(storage_fees_collected)), storage_fees_due).bits(digitsOf(CHANGES, status_change))
}

function vmCell(parts: ComputeParts): Cell {
  const to = new Builder().varUint(number(parts.gas_used), 3).varUint(number(parts.gas_limit), 3)
  return to
    .maybe(parts.gas_credit, credit => to.varUint(number(credit), 2))
    .int(number(parts.mode), 8)
    .int(number(parts.exit_code), 32)
    .maybe(parts.exit_arg, arg => to.int(number(arg), 32))
    .uint(number(parts.vm_steps), 32)
    .hash(need(parts.vm_init_state_hash))
    .hash(need(parts.vm_final_state_hash))
    .cell()
}

function writeCompute(to: Builder, parts: ComputeParts): void {
  if (parts.skipped) to.bits(`0${digitsOf(REASONS, parts.reason)}`)
  else
    to.bits('1')
      .bit(need(parts.success))
      .bit(need(parts.msg_state_used))
      .bit(need(parts.account_activated))
      .coins(number(parts.gas_fees))
      .ref(vmCell(parts))
}

function actionCell(parts: ActionParts): Cell {
  const to = new Builder().bit(parts.success).bit(parts.valid).bit(parts.no_funds)
  to.bits(digitsOf(CHANGES, parts.status_change))
  writeMaybeCoins(to, parts.total_fwd_fees)
  writeMaybeCoins(to, parts.total_action_fees)
  to.int(number(parts.result_code), 32).maybe(parts.result_arg, arg => to.int(number(arg), 32))
  for (const count of [parts.tot_actions, parts.spec_actions, parts.skipped_actions, parts.msgs_created])
    to.uint(number(count), 16)
  return writeSize(to.hash(parts.action_list_hash), parts.tot_msg_size).cell()
}

function writeBounce(to: Builder, parts: BounceParts): void {
  to.bits(digitsOf(BOUNCES, parts.type))
  if (parts.type === 'negfunds') return
  writeSize(to, parts.msg_size)
  if (parts.type === 'nofunds') to.coins(number(parts.req_fwd_fees))
  else to.coins(number(parts.msg_fees)).coins(number(parts.fwd_fees))
}

/** Writes the phases at the end of both kinds of transactions. */
function writeEnd(to: Builder, parts: DescriptionParts): void {
  writeCompute(to, need(parts.compute_ph))
  to.maybe(parts.action, action => to.ref(actionCell(action))).bit(need(parts.aborted))
}

/** `TransactionDescr` (block.tlb), ordinary or tick-tock. Throws `TonBytesError` for others and for invalid fields. */
export function descriptionCell(parts: DescriptionParts): Cell {
  const to = new Builder()
  if (parts.type === 'ord') {
    to.bits('0000').bit(need(parts.credit_first))
    to.maybe(parts.storage_ph, storage => writeStorage(to, storage))
    to.maybe(parts.credit_ph, credit => {
      writeMaybeCoins(to, credit.due_fees_collected)
      writeCurrencies(to, credit.credit, credit.credit_extra_currencies)
    })
    writeEnd(to, parts)
    to.maybe(parts.bounce, bounce => writeBounce(to, bounce))
  } else if (parts.type === 'tick_tock') {
    to.bits('001').bit(need(parts.is_tock))
    writeStorage(to, need(parts.storage_ph))
    writeEnd(to, parts)
  } else refuse('another kind of transaction')
  return to.bit(need(parts.destroyed)).cell()
}

/**
 * The description with gas fees and gas used swapped; null if no gas was counted. A server confuses them if the fees are less than the gas,
 * as for special accounts.
 */
export function withSwappedGas(parts: DescriptionParts): DescriptionParts | null {
  const compute = parts.compute_ph
  if (!compute || compute.skipped || compute.gas_fees === compute.gas_used) return null
  return { ...parts, compute_ph: { ...compute, gas_fees: compute.gas_used, gas_used: compute.gas_fees } }
}
