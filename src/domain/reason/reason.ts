import * as reasonWords from '#words/reason.ts'
import { dateTime } from '../text/format.ts'
import { hasFailed, type Outcome } from '../transaction/outcome.ts'
import { isRefusal } from '../transaction/own-outcome.ts'
import type { ActionPhase, ComputePhase, Transaction } from '../transaction/transaction.ts'
import { type Circumstances, explainAction, explainExit } from './exit-code.ts'
import { opcodeOf } from './opcode.ts'

const SKIPPED = {
  'no-state': reasonWords.noState,
  'bad-state': reasonWords.badState,
  'no-gas': reasonWords.noGas,
  suspended: reasonWords.suspended,
}

/** Reasons of outcomes that do not depend on the phases. */
const PLAIN: Partial<Record<Outcome['kind'], string>> = {
  frozen: reasonWords.frozen,
  lies: reasonWords.lies,
  'kept-plain': reasonWords.keptPlain,
  ignored: reasonWords.ignored,
}

const computeFault = (compute: ComputePhase | null, circumstances: Circumstances) => {
  if (!compute) return undefined
  if (compute.skipped) return SKIPPED[compute.skipped]
  return compute.success && compute.exitCode >>> 1 === 0 ? undefined : explainExit(compute.exitCode, circumstances)
}

function actionFault(action: ActionPhase | null): string | undefined {
  if (!action || action.success) return undefined
  // Some nodes report code 0 when funds were insufficient.
  return explainAction(action.resultCode || (action.noFunds ? 37 : 34))
}

function skippedActions(action: ActionPhase | null): string | null {
  if (!action?.skippedActions) return null
  return reasonWords.actionsSkipped(action.skippedActions, action.actions)
}

const circumstancesOf = ({ inMessage }: Transaction, interfaces: string[]): Circumstances => ({
  interfaces,
  opcode: inMessage && opcodeOf(inMessage.body),
})

const retryText = (until: number | null) => (until === null ? '' : reasonWords.retryUntil(dateTime(until)))

/** Reason in a refusal message, sent by a contract that ran without error. */
function refusalText({ summary, inMessage, outMessages }: Transaction): string | null {
  if (summary.outcome.kind !== 'refused' && summary.outcome.kind !== 'returned') return null
  const answer = [inMessage, ...outMessages].find(message => message && isRefusal(message))
  if (answer?.body.kind !== 'operation') return null
  const code = answer.body.fields.find(({ name }) => name === 'exit code')
  if (!code) return reasonWords.returned
  return explainExit(Number(code.value), { interfaces: ['multisig_order'] })
}

/** Reason for a transaction's outcome in words; null if none exists. `interfaces` of its account make it more specific. */
export function reasonOf(transaction: Transaction, interfaces: string[] = []): string | null {
  const { compute, action, summary } = transaction
  const { outcome } = summary
  const plain = PLAIN[outcome.kind]
  if (plain) return plain
  // Of a frozen account, the phase says that it has no state.
  if (outcome.kind === 'refused' && transaction.after === 'frozen') return reasonWords.frozen
  const refusal = refusalText(transaction)
  if (refusal) return refusal
  const fault = computeFault(compute, circumstancesOf(transaction, interfaces)) ?? actionFault(action)
  if (fault) return fault + retryText(summary.retryUntil)
  if (outcome.kind === 'returned') return reasonWords.returned
  return hasFailed(outcome) ? reasonWords.aborted : skippedActions(action)
}
