import { useEffect, useMemo } from 'react'
import * as replayWords from '#words/replay.ts'
import * as runWords from '#words/replay-run.ts'
import { type ReplayState, shortfallsOf } from '../../domain/replay/replay.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import { $replay } from '../../stores/replay/replay.ts'
import { Notice } from '../../ui/base/Notice.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { useQuery } from '../../ui/live/use-query.ts'
import { EmulationProgress, Shortfalls } from '../../ui/parts/EmulationProgress.tsx'
import { Differences } from './Differences.tsx'
import { RunResult } from './RunResult.tsx'
import { Same } from './Same.tsx'

/** Replays a transaction while mounted, and shows progress and result. */
export default function ReplayRun({ transaction }: { transaction: Transaction }) {
  const replay = useMemo(() => $replay(transaction), [transaction])
  const state = useQuery(replay)
  useEffect(() => {
    if (replay.get().status === 'idle') replay.start()
    return replay.stop
  }, [replay])
  return (
    <>
      <Panel title={replayWords.title}>
        <Shortfalls shortfalls={shortfallsOf(state)} />
        <div aria-live="polite">
          <Verdict state={state} work={replay} transaction={transaction} />
        </div>
      </Panel>
      {state.status === 'equal' && <RunResult transaction={transaction} result={state.result} />}
    </>
  )
}

type Props = { state: ReplayState; work: { start: () => void; stop: () => void }; transaction: Transaction }

function Verdict({ state, work, transaction }: Props) {
  switch (state.status) {
    case 'equal':
      return <Same state={state} />
    case 'different':
      return <Differences transaction={transaction} state={state} />
    case 'refused':
      return <Notice title={runWords.notExact}>{runWords.refused(state.reason)}</Notice>
    default:
      return <EmulationProgress state={state} work={work} lead={replayWords.lead} />
  }
}
