import * as replayWords from '#words/replay.ts'
import type { ReplayState } from '../../domain/replay/replay.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import { Panel } from '../../ui/base/Panel.tsx'
import { AccountChanges } from './AccountChanges.tsx'
import Steps from './Steps.tsx'
import { useCode } from './use-code.ts'

type Props = { transaction: Transaction; state: Extract<ReplayState, { status: 'equal' }> }

/** Result of a replay with the same hash: each step, and what became of the account. */
export function EqualResult({ transaction: { compute }, state: { result } }: Props) {
  const code = useCode(result)
  const hasRun = compute?.skipped === null && result.steps.length > 0
  return (
    <>
      {hasRun && <Steps steps={result.steps} vmSteps={compute.vmSteps} code={code} />}
      <Panel title={replayWords.changes}>
        {!hasRun && <p className="px-4 md:px-5 pt-3">{replayWords.noRun}</p>}
        <AccountChanges result={result} />
      </Panel>
    </>
  )
}
