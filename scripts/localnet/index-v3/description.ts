import type { CurrencyCollection, Transaction, TransactionActionPhase, TransactionComputePhase } from '@ton/core'
import { hashOfInt } from './forms.ts'

type Description = Transaction['description']
type Generic = Extract<Description, { type: 'generic' }>
type Storage = NonNullable<Generic['storagePhase']>
type Bounce = NonNullable<Generic['bouncePhase']>

const TYPES: Record<Description['type'], string> = {
  generic: 'ord',
  'tick-tock': 'tick_tock',
  storage: 'storage',
  'split-prepare': 'split_prepare',
  'split-install': 'split_install',
  'merge-prepare': 'merge_prepare',
  'merge-install': 'merge_install',
}
const REASONS = {
  'no-state': 'no_state',
  'bad-state': 'bad_state',
  'no-gas': 'no_gas',
  suspended: 'suspended',
} as const

/** Amounts of extra currencies by id. */
export const extraCurrencies = ({ other }: CurrencyCollection): Record<string, string> =>
  Object.fromEntries([...(other ?? [])].map(([id, amount]) => [String(id), amount.toString()]))

const texts = (size: { cells: bigint; bits: bigint }) => ({ cells: size.cells.toString(), bits: size.bits.toString() })

const storagePhase = ({ storageFeesCollected, storageFeesDue, statusChange }: Storage) => ({
  storage_fees_collected: storageFeesCollected.toString(),
  storage_fees_due: storageFeesDue?.toString(),
  status_change: statusChange,
})

/** Gas fees and gas used. Swapped if the fees are less, as on the real server. */
function gas({ gasFees, gasUsed }: { gasFees: bigint; gasUsed: bigint }) {
  const [fees, used] = gasFees < gasUsed ? [gasUsed, gasFees] : [gasFees, gasUsed]
  return { gas_fees: fees.toString(), gas_used: used.toString() }
}

function computePhase(phase: TransactionComputePhase) {
  if (phase.type === 'skipped') return { skipped: true, reason: REASONS[phase.reason as keyof typeof REASONS] }
  return {
    skipped: false,
    success: phase.success,
    msg_state_used: phase.messageStateUsed,
    account_activated: phase.accountActivated,
    ...gas(phase),
    gas_limit: phase.gasLimit.toString(),
    gas_credit: phase.gasCredit?.toString(),
    mode: phase.mode,
    exit_code: phase.exitCode,
    exit_arg: phase.exitArg ?? undefined,
    vm_steps: phase.vmSteps,
    vm_init_state_hash: hashOfInt(phase.vmInitStateHash),
    vm_final_state_hash: hashOfInt(phase.vmFinalStateHash),
  }
}

const actionPhase = (phase: TransactionActionPhase) => ({
  success: phase.success,
  valid: phase.valid,
  no_funds: phase.noFunds,
  status_change: phase.statusChange,
  total_fwd_fees: phase.totalFwdFees?.toString(),
  total_action_fees: phase.totalActionFees?.toString(),
  result_code: phase.resultCode,
  result_arg: phase.resultArg ?? undefined,
  tot_actions: phase.totalActions,
  spec_actions: phase.specActions,
  skipped_actions: phase.skippedActions,
  msgs_created: phase.messagesCreated,
  action_list_hash: hashOfInt(phase.actionListHash),
  tot_msg_size: texts(phase.totalMessageSize),
})

function bouncePhase(phase: Bounce) {
  if (phase.type === 'negative-funds') return { type: 'negfunds' }
  if (phase.type === 'no-funds')
    return {
      type: 'nofunds',
      msg_size: texts(phase.messageSize),
      req_fwd_fees: phase.requiredForwardFees.toString(),
    }
  return {
    type: 'ok',
    msg_size: texts(phase.messageSize),
    msg_fees: phase.messageFees.toString(),
    fwd_fees: phase.forwardFees.toString(),
  }
}

function creditPhase({ dueFeesColelcted: due, credit }: NonNullable<Generic['creditPhase']>) {
  const extra = extraCurrencies(credit)
  return {
    due_fees_collected: due?.toString(),
    credit: credit.coins.toString(),
    credit_extra_currencies: Object.keys(extra).length > 0 ? extra : undefined,
  }
}

/** `TransactionDescr`; phases that did not happen are omitted. Other kinds than these two are unused on any chain so far. */
export function description(from: Description) {
  const type = TYPES[from.type]
  if (from.type !== 'generic' && from.type !== 'tick-tock') return { type }
  const generic = from.type === 'generic' ? from : undefined
  return {
    type,
    aborted: from.aborted,
    destroyed: from.destroyed,
    credit_first: generic?.creditFirst,
    is_tock: from.type === 'tick-tock' ? from.isTock : undefined,
    storage_ph: from.storagePhase ? storagePhase(from.storagePhase) : undefined,
    credit_ph: generic?.creditPhase ? creditPhase(generic.creditPhase) : undefined,
    compute_ph: computePhase(from.computePhase),
    action: from.actionPhase ? actionPhase(from.actionPhase) : undefined,
    bounce: generic?.bouncePhase ? bouncePhase(generic.bouncePhase) : undefined,
  }
}
