import * as commonWords from '#words/common.ts'
import * as replayWords from '#words/replay.ts'
import type { ReplayState } from '../../domain/replay/replay.ts'
import { groupDigits } from '../../domain/text/format.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import { Icon } from '../../ui/base/Icon.tsx'
import { AccountChanges } from './AccountChanges.tsx'
import Steps from './Steps.tsx'
import { useCode } from './use-code.ts'

type Props = { transaction: Transaction; state: Extract<ReplayState, { status: 'equal' }> }

/** Result of a replay with the same hash: each step, and what became of the account. */
export function EqualResult({ transaction, state: { result, earlier, took } }: Props) {
  const { compute } = transaction
  const code = useCode(result)
  const facts = [
    replayWords.took(groupDigits(Math.round(took))),
    ...(earlier > 0 ? [replayWords.earlier(earlier)] : []),
  ]
  return (
    <>
      <div className="px-4 md:px-5 py-3">
        <p className="flex items-center gap-2 font-600 text-good">
          <Icon name="circle-check" />
          {replayWords.same}
        </p>
        <p className="text-muted max-w-160">{replayWords.sameWhy}</p>
        <p className="label">{facts.join(commonWords.between)}</p>
      </div>
      {compute?.skipped === null && result.steps.length > 0 ? (
        <Steps steps={result.steps} vmSteps={compute.vmSteps} code={code} />
      ) : (
        <p className="px-4 md:px-5 pb-3">{replayWords.noRun}</p>
      )}
      <AccountChanges result={result} />
    </>
  )
}
