import { useEffect, useState } from 'react'
import * as computedWords from '#words/computed.ts'
import type { MethodCall, MethodRun } from '../../domain/method/value.ts'
import { type ComputedConfig, type ComputedEnd, isProved, sameResult } from '../../domain/replay/computed.ts'
import { shortfallsOf } from '../../domain/replay/replay.ts'
import { groupDigits } from '../../domain/text/format.ts'
import { createComputation } from '../../stores/replay/method.ts'
import type { Evidence } from '../../ton/proof/checked.ts'
import { Icon } from '../../ui/base/Icon.tsx'
import { useQuery } from '../../ui/live/use-query.ts'
import { EmulationProgress, Shortfalls } from '../../ui/parts/EmulationProgress.tsx'
import { TryAgain } from '../../ui/query/TryAgain.tsx'
import { Contradiction } from '../proof/Contradiction.tsx'
import { MethodValues } from './MethodValues.tsx'

const CONFIG: Record<Exclude<ComputedConfig, 'unused'>, string> = {
  signed: computedWords.configSigned,
  shortened: computedWords.configShortened,
  named: computedWords.configNamed,
}

type Props = { call: MethodCall; run: MethodRun }

/** Runs a get-method in this browser while mounted, and compares its result with the provider's. */
export default function ComputedHere({ call, run }: Props) {
  const [computation] = useState(() => createComputation(call))
  const state = useQuery(computation)
  useEffect(() => {
    if (computation.get().status === 'idle') computation.start()
    return computation.stop
  }, [computation])
  return (
    <div aria-live="polite" className="text-base text-ink">
      <Shortfalls shortfalls={shortfallsOf(state)} />
      {state.status === 'computed' ? (
        <Computed end={state} call={call} run={run} />
      ) : state.status === 'contradicted' ? (
        <Refused evidence={state.evidence} onAgain={computation.start} />
      ) : (
        <EmulationProgress state={state} work={computation} lead={computedWords.lead} />
      )}
    </div>
  )
}

function Refused({ evidence, onAgain }: { evidence: Evidence; onAgain: () => void }) {
  return (
    <div className="py-2">
      <Contradiction evidence={evidence} />
      <p className="my-2">{computedWords.notRun}</p>
      <TryAgain onPress={onAgain} />
    </div>
  )
}

function Computed({ end, call, run }: Props & { end: ComputedEnd }) {
  const hasEnded = end.exitCode === 0 || end.exitCode === 1
  const isSame = end.exitCode === run.exitCode ? sameResult(end.stack, run.stack) : false
  return (
    <div className="py-2">
      <Verdict isSame={isSame} isProved={isProved(end)} />
      <p className="label">
        {end.isSigned && end.seqno !== null ? computedWords.onSigned(groupDigits(end.seqno)) : computedWords.onNamed}
      </p>
      {end.config !== 'unused' && <p className="label">{CONFIG[end.config]}</p>}
      {!hasEnded && <p>{computedWords.exitCode(end.exitCode)}</p>}
      {hasEnded && isSame !== true && <MethodValues method={call.method} stack={end.stack} />}
    </div>
  )
}

/** Green only for an equal result on a signed state, without inputs claimed by a single provider. */
function Verdict({ isSame, isProved }: { isSame: boolean | null; isProved: boolean }) {
  if (isSame === null) return <p>{computedWords.notCompared}</p>
  if (!isSame) return <p className="text-warn">{computedWords.other}</p>
  return (
    <p className={isProved ? 'flex items-center gap-2 text-good' : ''}>
      {isProved && <Icon name="circle-check" />}
      {computedWords.same}
    </p>
  )
}
