import * as runWords from '#words/replay-run.ts'
import type { MadeTransaction } from '../../ton/replay/replay.ts'
import type { ChainTransaction } from '../../ton/transaction.ts'
import { Panel } from '../../ui/base/Panel.tsx'
import { AccountChanges } from './AccountChanges.tsx'
import { Actions } from './Actions.tsx'
import Steps from './Steps.tsx'
import { useCode } from './use-code.ts'

type Props = { transaction: Pick<ChainTransaction, 'compute' | 'action'>; result: MadeTransaction }

/** Result of the emulator: steps, and changes of the account. */
export function RunResult({ transaction: { compute, action }, result }: Props) {
  const code = useCode(result)
  const hasRun = compute?.skipped === null
  return (
    <>
      {hasRun && (
        <Steps steps={result.steps} vmSteps={result.isComplete ? result.steps.length : compute.vmSteps} code={code} />
      )}
      {result.actions && <Actions bag={result.actions} hasFailed={action?.success === false} />}
      {!result.account && <p className="text-muted">{runWords.unfinished}</p>}
      {result.account && (
        <Panel title={runWords.changes}>
          {!hasRun && <p className="px-4 md:px-5 pt-3">{runWords.noRun}</p>}
          <AccountChanges account={result.account} methods={result.methods.changes} />
        </Panel>
      )}
    </>
  )
}
