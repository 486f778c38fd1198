import { dateTime } from '../text/format.ts'
import { hasFailed, type Outcome } from '../transaction/outcome.ts'
import type { ActionPhase, ComputePhase, Transaction } from '../transaction/transaction.ts'
import { type Circumstances, explainAction, explainExit } from './exit-code.ts'
import { opcodeOf } from './opcode.ts'

const SKIPPED = {
  'no-state': 'There is no contract at this address',
  'bad-state': 'The code that came with the message does not belong to this address',
  'no-gas': 'Too little TON to pay for gas',
  suspended: 'This address is suspended',
}

/** Reasons of ends that need no look at the phases. */
const PLAIN: Partial<Record<Outcome['kind'], string>> = {
  frozen: 'The account is frozen, as its storage fees were not paid',
  lies: 'There is no contract at this address yet; the amount was kept',
  'kept-plain': 'Too little TON to run the contract; the amount was kept',
  ignored: 'The contract ran without an error and sent less than was ordered: who asked may not order here',
}

const computeFault = (compute: ComputePhase | null, circumstances: Circumstances) => {
  if (!compute) return undefined
  if (compute.skipped) return SKIPPED[compute.skipped]
  return compute.success && compute.exitCode >>> 1 === 0 ? undefined : explainExit(compute.exitCode, circumstances)
}

function actionFault(action: ActionPhase | null): string | undefined {
  if (!action || action.success) return undefined
  // Some nodes leave the code at 0 when coins were wanting.
  return explainAction(action.resultCode || (action.noFunds ? 37 : 34))
}

function skippedActions(action: ActionPhase | null): string | null {
  if (!action?.skippedActions) return null
  return `${action.skippedActions} of ${action.actions} actions skipped, so not everything asked for was sent`
}

const circumstancesOf = ({ inMessage }: Transaction, interfaces: string[]): Circumstances => ({
  interfaces,
  opcode: inMessage && opcodeOf(inMessage.body),
})

const retryText = (until: number | null) =>
  until === null ? '' : `. The same request may be tried again until ${dateTime(until)}`

/** Reason for a transaction's end, in words; null where there is nothing to say. `interfaces` of its account make it more exact. */
export function reasonOf(transaction: Transaction, interfaces: string[] = []): string | null {
  const { compute, action, summary } = transaction
  const { outcome } = summary
  const plain = PLAIN[outcome.kind]
  if (plain) return plain
  const fault = computeFault(compute, circumstancesOf(transaction, interfaces)) ?? actionFault(action)
  if (fault) return fault + retryText(summary.retryUntil)
  if (outcome.kind === 'returned') return 'The receiver refused the message and sent it back'
  return hasFailed(outcome) ? 'Aborted' : skippedActions(action)
}
