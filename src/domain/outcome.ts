import { type Circumstances, explainAction, explainExit } from './exit-code.ts'
import type { ActionPhase, ComputePhase, Message, Transaction } from './transaction.ts'

/** How a transaction ended. `reason` says why in words; a success may have one too, when it is not all that it seems. */
export type Outcome = { kind: 'succeeded' | 'failed'; reason: string | null; bounced: boolean }

const SKIPPED = {
  'no-state': 'There is no contract at this address',
  'bad-state': 'The code that came with the message does not belong to this address',
  'no-gas': 'Too little TON to pay for gas',
  suspended: 'This address is suspended',
}

/** Jetton notification, NFT ownership assigned, excesses: they tell a receiver something, and ask nothing of it. */
const NOTICES = [0x7362d09c, 0x05138d91, 0xd53276db]

const asksNothing = ({ body }: Message) =>
  /^(?:empty|comment|encrypted-comment)$/.test(body.kind) ||
  (body.kind === 'operation' && NOTICES.includes(body.opcode))

const KEPT = {
  'no-state': 'There is no contract at this address yet; the amount was kept',
  'no-gas': 'Too little TON to run the contract; the amount was kept',
}

/** Why a plain transfer that ran nothing is none the worse for it: sent in a way that does not bounce, its amount arrives all the same. */
function keptAmount({ compute, inMessage, bounce }: Transaction): string | undefined {
  if (bounce || inMessage?.kind !== 'internal' || inMessage.bounced || !asksNothing(inMessage)) return undefined
  const skipped = compute?.skipped
  return skipped === 'no-state' || skipped === 'no-gas' ? KEPT[skipped] : undefined
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

function circumstancesOf({ inMessage }: Transaction, interfaces: string[]): Circumstances {
  const body = inMessage?.body
  return { interfaces, opcode: body?.kind === 'operation' ? body.opcode : null }
}

/** Whether a transaction did what it was asked to; `interfaces` of its account make the reason more exact. */
export function outcomeOf(transaction: Transaction, interfaces: string[] = []): Outcome {
  const { compute, action, inMessage, bounce, aborted } = transaction
  const bounced = bounce === 'ok' || Boolean(inMessage?.bounced)
  const kept = keptAmount(transaction)
  if (kept) return { kind: 'succeeded', reason: kept, bounced: false }
  const fault = computeFault(compute, circumstancesOf(transaction, interfaces)) ?? actionFault(action)
  if (fault || aborted) return { kind: 'failed', reason: fault ?? 'Aborted', bounced }
  if (bounced) return { kind: 'failed', reason: 'The receiver refused the message and sent it back', bounced }
  return { kind: 'succeeded', reason: skippedActions(action), bounced }
}
