import * as commonWords from '#words/common.ts'
import * as transactionWords from '#words/transaction.ts'
import { groupDigits } from '../../domain/text/format.ts'
import type { ActionPhase, ComputePhase, Transaction } from '../../domain/transaction/transaction.ts'
import type { ChainTransaction } from '../../ton/transaction.ts'
import { type Fact, Facts } from '../../ui/base/Facts.tsx'
import { Amount } from '../../ui/chain/Amount.tsx'
import { Verified } from '../proof/Verified.tsx'

const SKIPS = {
  'no-state': transactionWords.skippedNoState,
  'bad-state': transactionWords.skippedBadState,
  'no-gas': transactionWords.skippedNoGas,
  suspended: transactionWords.skippedSuspended,
}
const BOUNCES = {
  ok: transactionWords.bounceSent,
  'no-funds': transactionWords.bounceNoFunds,
  'negative-funds': transactionWords.bounceNothingLeft,
}

const verdict = (success: boolean, how: string) => (
  <span className={success ? '' : 'text-bad'}>
    {success ? transactionWords.succeeded(how) : transactionWords.hasFailed(how)}
  </span>
)

function computeFacts(compute: ComputePhase | null): Fact[] {
  if (!compute) return []
  if (compute.skipped) return [{ label: transactionWords.computePhase, value: SKIPS[compute.skipped] }]
  const { success, exitCode, gasFees, gasUsed, vmSteps } = compute
  const gas = (
    <>
      <Amount units={gasFees} /> · {transactionWords.gasUse(groupDigits(gasUsed), groupDigits(vmSteps))}
    </>
  )
  return [
    { label: transactionWords.computePhase, value: verdict(success, transactionWords.exitCode(exitCode)) },
    { label: transactionWords.gas, value: gas },
  ]
}

function actionFacts(action: ActionPhase | null): Fact[] {
  if (!action) return []
  const { success, actions, specActions, skippedActions, resultCode, actionFees, fwdFees } = action
  return [
    {
      label: transactionWords.actionPhase,
      value: verdict(success, transactionWords.actionResult(resultCode, actions, specActions, skippedActions)),
    },
    { label: transactionWords.actionFees, value: <Amount units={actionFees} /> },
    { label: transactionWords.forwardFees, value: <Amount units={fwdFees} /> },
  ]
}

/** Phases of a transaction with their costs, as facts. */
export function phaseFacts(transaction: ChainTransaction): Fact[] {
  const { storage, compute, action, bounce, before, after } = transaction
  return [
    ...(storage ? [{ label: transactionWords.storageFee, value: <Amount units={storage.fees} /> }] : []),
    ...(storage?.due ? [{ label: transactionWords.storageDebt, value: <Amount units={storage.due} /> }] : []),
    ...computeFacts(compute),
    ...actionFacts(action),
    ...(bounce ? [{ label: transactionWords.bouncePhase, value: BOUNCES[bounce] }] : []),
    {
      label: transactionWords.accountState,
      value: (before === after ? [after] : [before, after]).map(commonWords.accountState).join(' → '),
    },
    { label: transactionWords.totalFees, value: <Amount units={transaction.totalFees} /> },
  ]
}

/** Phases of a transaction. A proof of its hash covers them all. */
export function Phases({ transaction }: { transaction: Transaction }) {
  const facts = phaseFacts(transaction).map(({ label, value }) => ({
    label,
    value: <Verified figure="claim" of={transaction.hash} draw={() => value} />,
  }))
  return (
    <div className="px-4 md:px-5 py-1">
      <Facts facts={facts} />
    </div>
  )
}
