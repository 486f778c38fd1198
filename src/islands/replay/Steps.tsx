import { useDeferredValue, useMemo, useState } from 'react'
import * as stepsWords from '#words/replay-steps.ts'
import { CodePlaces, type ReplayedCode } from '../../domain/replay/code-places.ts'
import { failureOf } from '../../domain/replay/failure.ts'
import { jumpsOf } from '../../domain/replay/jumps.ts'
import { lostSteps } from '../../domain/replay/numbers.ts'
import { findSteps, neighbourOf } from '../../domain/replay/search.ts'
import { groupDigits } from '../../domain/text/format.ts'
import type { Step } from '../../ton/replay/vm-log.ts'
import { Panel } from '../../ui/base/Panel.tsx'
import { GasTables } from './GasTables.tsx'
import { JumpButtons } from './JumpButtons.tsx'
import { SaveSteps } from './SaveSteps.tsx'
import { StepDetail } from './StepDetail.tsx'
import { type Selection, StepList } from './StepList.tsx'
import { StepSearch } from './StepSearch.tsx'

type Props = {
  /** all steps of the run, or the last ones */
  steps: readonly Step[]
  /** number of steps in the transaction */
  vmSteps: number
  code: ReplayedCode | null
}

/** Derived data shared by all parts of the view. */
function useReading({ steps, vmSteps, code }: Props) {
  const { disassembly, titles } = code ?? {}
  const places = useMemo(
    () => (disassembly && titles ? new CodePlaces({ disassembly, titles }) : null),
    [disassembly, titles],
  )
  const failure = useMemo(() => failureOf(steps), [steps])
  const jumps = useMemo(() => jumpsOf(steps, places), [steps, places])
  const lost = useMemo(() => lostSteps(steps, vmSteps), [steps, vmSteps])
  return { places, failure, jumps, lost }
}

/** Search with deferred results. */
function useSearch(steps: readonly Step[]) {
  const [query, setQuery] = useState('')
  const wanted = useDeferredValue(query)
  const found = useMemo(() => findSteps(steps, wanted), [steps, wanted])
  /** Next or previous result for the current text, even if the displayed results lag. */
  const next = (place: number, direction: 1 | -1) =>
    neighbourOf(wanted === query ? found : findSteps(steps, query), place, direction)
  return { query, setQuery, found, next }
}

/** Steps of a replayed transaction: list, details, jumps, search, gas. */
export default function Steps(props: Props) {
  const { steps, vmSteps } = props
  const { places, failure, jumps, lost } = useReading(props)
  const { query, setQuery, found, next } = useSearch(steps)
  const [chosen, setChosen] = useState<Selection>({ index: failure?.at ?? 0 })
  const select = (index: number) => setChosen({ index })
  const selected = Math.min(chosen.index, steps.length - 1)
  const step = steps[selected]
  const onNext = (direction: 1 | -1) => select(next(selected, direction) ?? selected)
  const firstNumber = lost + 1
  const selection = selected === chosen.index ? chosen : { index: selected }
  const counted = lost > 0 ? stepsWords.lastSteps(groupDigits(steps.length), groupDigits(vmSteps)) : null
  if (!step)
    return (
      <Panel title={stepsWords.title}>
        <p className="pad text-muted">{vmSteps > 0 ? stepsWords.noLog : stepsWords.noSteps}</p>
      </Panel>
    )
  return (
    <Panel title={stepsWords.title} aside={<SaveSteps {...{ steps, firstNumber, vmSteps }} />}>
      <div className="px-4 md:px-5 py-3 grid gap-3">
        <p className="text-muted">{counted ?? stepsWords.stepCount(steps.length, groupDigits(steps.length))}</p>
        <JumpButtons jumps={jumps} selected={selected} onSelect={select} />
        <StepSearch query={query} onQuery={setQuery} {...{ found, selected, onNext }} />
      </div>
      <div className="grid xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] border-t border-line">
        <StepList selection={selection} onSelect={select} {...{ steps, firstNumber, found, onNext }} />
        <StepDetail
          step={step}
          number={firstNumber + selected}
          places={places}
          failure={failure?.at === selected ? failure : null}
        />
      </div>
      <GasTables steps={steps} places={places} />
    </Panel>
  )
}
