import { groupDigits } from '../../domain/text/format.ts'
import type { ActionPhase, ComputePhase, Transaction } from '../../domain/transaction/transaction.ts'
import { type Fact, Facts } from '../../ui/base/Facts.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'

const SKIPS = {
  'no-state': 'skipped: no contract here',
  'bad-state': 'skipped: the code does not belong here',
  'no-gas': 'skipped: too little TON for gas',
  suspended: 'skipped: the address is suspended',
}
const BOUNCES = {
  ok: 'the message was sent back',
  'no-funds': 'too little TON left to send the message back',
  'negative-funds': 'nothing left to send the message back',
}

const verdict = (success: boolean, words: string) => (
  <span className={success ? '' : 'text-bad'}>
    {success ? 'succeeded' : 'failed'}, {words}
  </span>
)

function computeFacts(compute: ComputePhase | null): Fact[] {
  if (!compute) return []
  if (compute.skipped) return [{ label: 'Compute phase', value: SKIPS[compute.skipped] }]
  const { success, exitCode, gasFees, gasUsed, vmSteps } = compute
  const gas = (
    <>
      <Amount units={gasFees} /> · {groupDigits(gasUsed)} used in {groupDigits(vmSteps)} steps
    </>
  )
  return [
    { label: 'Compute phase', value: verdict(success, `exit code ${exitCode}`) },
    { label: 'Gas', value: gas },
  ]
}

function actionFacts(action: ActionPhase | null): Fact[] {
  if (!action) return []
  const { success, actions, skippedActions, resultCode, actionFees, fwdFees } = action
  const skipped = skippedActions ? `, ${skippedActions} skipped` : ''
  return [
    { label: 'Action phase', value: verdict(success, `result code ${resultCode}, ${actions} actions${skipped}`) },
    { label: 'Action fees', value: <Amount units={actionFees} /> },
    { label: 'Forward fees', value: <Amount units={fwdFees} /> },
  ]
}

/** What happened in each phase of a transaction, and what it cost. */
export function Phases({ transaction }: { transaction: Transaction }) {
  const { storage, compute, action, bounce, before, after } = transaction
  const facts: Fact[] = [
    ...(storage ? [{ label: 'Storage fee', value: <Amount units={storage.fees} /> }] : []),
    ...(storage?.due ? [{ label: 'Storage debt', value: <Amount units={storage.due} /> }] : []),
    ...computeFacts(compute),
    ...actionFacts(action),
    ...(bounce ? [{ label: 'Bounce phase', value: BOUNCES[bounce] }] : []),
    { label: 'Account state', value: before === after ? after : `${before} → ${after}` },
    { label: 'Total fees', value: <Amount units={transaction.totalFees} /> },
  ]
  return (
    <div className="px-4 md:px-5 py-1">
      <Facts facts={facts} />
    </div>
  )
}
