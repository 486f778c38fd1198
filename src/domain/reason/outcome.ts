import type { Verdict } from '../transaction/sentence.ts'
import type { ActionPhase, ComputePhase, Transaction } from '../transaction/transaction.ts'
import { keptAmount, verdictOf } from '../transaction/verdict.ts'
import { type Circumstances, explainAction, explainExit } from './exit-code.ts'
import { opcodeOf } from './opcode.ts'

/** How a transaction ended. `reason` says why in words; a success may have one too, when it is not all that it seems. */
export type Outcome = Verdict & { reason: string | null }

const SKIPPED = {
  'no-state': 'There is no contract at this address',
  'bad-state': 'The code that came with the message does not belong to this address',
  'no-gas': 'Too little TON to pay for gas',
  suspended: 'This address is suspended',
}

const KEPT = {
  'no-state': 'There is no contract at this address yet; the amount was kept',
  'no-gas': 'Too little TON to run the contract; the amount was kept',
}

const computeFault = (compute: ComputePhase | null, circumstances: Circumstances) => {
  if (!compute) return undefined
  if (compute.skipped) return SKIPPED[compute.skipped]
  return compute.success ? undefined : explainExit(compute.exitCode, circumstances)
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

function reasonOf(transaction: Transaction, verdict: Verdict, interfaces: string[]): string | null {
  const { compute, action, after } = transaction
  if (after === 'frozen') return 'The account is frozen, as its storage fees were not paid'
  const kept = keptAmount(transaction)
  if (kept) return KEPT[kept]
  const fault = computeFault(compute, circumstancesOf(transaction, interfaces)) ?? actionFault(action)
  if (fault) return fault
  if (verdict.bounced) return 'The receiver refused the message and sent it back'
  return verdict.kind === 'failed' ? 'Aborted' : skippedActions(action)
}

/** How a transaction ended and why; `interfaces` of its account make the reason more exact. */
export function outcomeOf(transaction: Transaction, interfaces: string[] = []): Outcome {
  const verdict = verdictOf(transaction)
  return { ...verdict, reason: reasonOf(transaction, verdict, interfaces) }
}
