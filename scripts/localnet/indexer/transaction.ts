import type { Transaction, TransactionComputePhase } from '@ton/core'
import type { ChainTransaction } from '../chain/types.ts'
import { blockId, bocHex, hex, int256 } from '../http/encode.ts'
import { incomingMessage, outgoingMessages } from '../http/messages.ts'
import { accountAddress, type Registry } from './account-address.ts'
import { actionResult, computeExit } from './exit-codes.ts'
import { blockchainMessage } from './message.ts'

type Description = Transaction['description']

const TYPES: Record<Description['type'], string> = {
  generic: 'TransOrd',
  'tick-tock': 'TransTickTock',
  storage: 'TransStorage',
  'split-prepare': 'TransSplitPrepare',
  'split-install': 'TransSplitInstall',
  'merge-prepare': 'TransMergePrepare',
  'merge-install': 'TransMergeInstall',
}

const STATUSES = { uninitialized: 'uninit', 'non-existing': 'nonexist', active: 'active', frozen: 'frozen' } as const
const CHANGES = { unchanged: 'acst_unchanged', frozen: 'acst_frozen', deleted: 'acst_deleted' } as const
const SKIPS = {
  'no-state': 'cskip_no_state',
  'bad-state': 'cskip_bad_state',
  'no-gas': 'cskip_no_gas',
  suspended: 'cskip_suspended',
} as const
const BOUNCES = {
  ok: 'TrPhaseBounceOk',
  'no-funds': 'TrPhaseBounceNofunds',
  'negative-funds': 'TrPhaseBounceNegfunds',
} as const

function computePhase(phase: TransactionComputePhase) {
  if (phase.type === 'skipped') return { skipped: true, skip_reason: SKIPS[phase.reason as keyof typeof SKIPS] }
  return {
    skipped: false,
    success: phase.success,
    gas_fees: phase.gasFees,
    gas_used: phase.gasUsed,
    vm_steps: phase.vmSteps,
    exit_code: phase.exitCode,
    exit_code_description: computeExit(phase.exitCode),
  }
}

function phases(description: Description) {
  const storage = 'storagePhase' in description ? description.storagePhase : null
  const credit = 'creditPhase' in description ? description.creditPhase : null
  const compute = 'computePhase' in description ? description.computePhase : null
  const action = 'actionPhase' in description ? description.actionPhase : null
  const bounce = 'bouncePhase' in description ? description.bouncePhase : null
  return {
    compute_phase: compute ? computePhase(compute) : undefined,
    storage_phase: storage
      ? {
          fees_collected: storage.storageFeesCollected,
          fees_due: storage.storageFeesDue ?? undefined,
          status_change: CHANGES[storage.statusChange],
        }
      : undefined,
    credit_phase: credit ? { fees_collected: credit.dueFeesColelcted ?? 0n, credit: credit.credit.coins } : undefined,
    action_phase: action
      ? {
          success: action.success,
          result_code: action.resultCode,
          total_actions: action.totalActions,
          skipped_actions: action.skippedActions,
          fwd_fees: action.totalFwdFees ?? 0n,
          total_fees: action.totalActionFees ?? 0n,
          result_code_description: actionResult(action.resultCode),
        }
      : undefined,
    bounce_phase: bounce ? BOUNCES[bounce.type] : undefined,
  }
}

/** Judges success as the indexer does: a skipped compute phase is no failure, such as in a transfer to an account without code. */
export function isSuccess({ description }: Transaction): boolean {
  const compute = 'computePhase' in description ? description.computePhase : null
  const action = 'actionPhase' in description ? description.actionPhase : null
  if (compute?.type === 'vm' && !compute.success) return false
  return action?.success ?? true
}

/** Returns the indexer's `Transaction`. */
export function blockchainTransaction(registry: Registry, item: ChainTransaction) {
  const { transaction } = item
  const { description, prevTransactionLt } = transaction
  const received = incomingMessage(item)
  const first = prevTransactionLt === 0n
  return {
    hash: hex(item.hash),
    lt: item.lt,
    account: accountAddress(registry, item.account),
    success: isSuccess(transaction),
    utime: transaction.now,
    orig_status: STATUSES[transaction.oldStatus],
    end_status: STATUSES[transaction.endStatus],
    total_fees: transaction.totalFees.coins,
    end_balance: item.endBalance,
    transaction_type: TYPES[description.type],
    state_update_old: hex(transaction.stateUpdate.oldHash),
    state_update_new: hex(transaction.stateUpdate.newHash),
    in_msg: received ? blockchainMessage(registry, received, item) : undefined,
    out_msgs: outgoingMessages(item).map(sent => blockchainMessage(registry, sent, item)),
    block: blockId(item.block),
    prev_trans_hash: first ? undefined : hex(int256(transaction.prevTransactionHash)),
    prev_trans_lt: first ? undefined : prevTransactionLt,
    ...phases(description),
    aborted: 'aborted' in description ? description.aborted : false,
    destroyed: 'destroyed' in description ? description.destroyed : false,
    raw: bocHex(item.cell),
  }
}
