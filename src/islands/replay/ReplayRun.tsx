import { useEffect, useMemo } from 'react'
import * as replayWords from '#words/replay.ts'
import { type ReplayState, type Shortfall, shortfallsOf } from '../../domain/replay/replay.ts'
import { percentText } from '../../domain/text/percent.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import { $replay, type Replay } from '../../stores/replay/replay.ts'
import { Notice } from '../../ui/base/Notice.tsx'
import { Panel } from '../../ui/base/Panel.tsx'
import { useQuery } from '../../ui/live/use-query.ts'
import { explain } from '../../ui/query/explain.ts'
import { TryAgain } from '../../ui/query/TryAgain.tsx'
import { Differences } from './Differences.tsx'
import { EqualResult } from './EqualResult.tsx'
import { Same } from './Same.tsx'

/** Replays a transaction while it is open, and shows how far it is and what came of it. */
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
          <Progress state={state} replay={replay} />
          <End state={state} replay={replay} transaction={transaction} />
        </div>
      </Panel>
      {state.status === 'equal' && <EqualResult transaction={transaction} state={state} />}
    </>
  )
}

function Shortfalls({ shortfalls }: { shortfalls: Shortfall[] }) {
  return shortfalls.map(shortfall => (
    <p key={shortfall.kind} className="px-4 md:px-5 pt-3 text-warn">
      {shortfall.kind === 'library' ? replayWords.library : replayWords.version(shortfall.network, shortfall.emulator)}
    </p>
  ))
}

function progressOf(state: ReplayState): string | undefined {
  if (state.status === 'idle') return replayWords.lead
  if (state.status === 'fetching') return replayWords.fetching(percentText(100 * state.part, 0))
  if (state.status === 'running') return replayWords.running
  if (state.status !== 'asking') return undefined
  const { input, progress } = state
  const asking = replayWords.asking[input]
  if (progress?.phase === 'queued') return `${asking} ${replayWords.queued(progress.provider)}`
  return progress?.phase === 'retrying' ? `${asking} ${replayWords.retrying(progress.provider)}` : asking
}

function Progress({ state, replay }: { state: ReplayState; replay: Replay }) {
  const text = progressOf(state)
  if (!text) return null
  return (
    <div className="flex flex-wrap items-center gap-3 px-4 md:px-5 py-3">
      <p className="flex-1 min-w-60">{text}</p>
      {state.status === 'idle' ? (
        <button type="button" className="button max-md:min-h-11" onClick={replay.start}>
          {replayWords.start}
        </button>
      ) : (
        <button type="button" className="button max-md:min-h-11" onClick={replay.stop}>
          {replayWords.cancel}
        </button>
      )}
    </div>
  )
}

function End({ state, replay, transaction }: { state: ReplayState; replay: Replay; transaction: Transaction }) {
  const again = <TryAgain onPress={replay.start} />
  switch (state.status) {
    case 'unavailable':
      return <Notice title={replayWords.unavailable}>{replayWords.why[state.why]}</Notice>
    case 'failed':
      return (
        <Notice title={replayWords.failed} tone="bad" action={again}>
          {explain(state.problem)}
        </Notice>
      )
    case 'broken':
      return (
        <Notice title={replayWords.unavailable} tone="bad" action={again}>
          {replayWords.broken[state.fault]}
        </Notice>
      )
    case 'refused':
      return <Notice title={replayWords.notExact}>{replayWords.refused(state.reason)}</Notice>
    case 'equal':
      return <Same state={state} />
    case 'different':
      return <Differences transaction={transaction} state={state} />
    default:
      return null
  }
}
