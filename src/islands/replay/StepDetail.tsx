import { Fragment } from 'react'
import * as stepsWords from '#words/replay-steps.ts'
import type { CodePlaces } from '../../domain/replay/code-places.ts'
import { comparisonText } from '../../domain/replay/comparison-text.ts'
import { exceptionOf, type Failure } from '../../domain/replay/failure.ts'
import { groupDigits, MISSING } from '../../domain/text/format.ts'
import type { Step } from '../../ton/replay/vm-log.ts'
import { type Fact, Facts } from '../../ui/base/Facts.tsx'
import { HexValue } from '../../ui/base/HexValue.tsx'
import { StackView } from './StackView.tsx'
import { StepCode } from './StepCode.tsx'

type Props = {
  step: Step
  number: number
  places: CodePlaces | null
  /** the failure that the step ended the run with */
  failure: Failure | null
}

/** Facts of a step that raised an exception, with the condition that decided it where the steps tell it. */
function exceptionFacts(step: Step, failure: Failure | null): Fact[] {
  const label = stepsWords.exception
  if (failure?.kind === 'out of gas')
    return [{ label, value: stepsWords.outOfGas(groupDigits(failure.used), groupDigits(failure.limit)) }]
  const exception = exceptionOf(step)
  if (!exception) return []
  const { isLast, exitCode } = exception
  const ending = { label, value: (isLast ? stepsWords.endedBy : stepsWords.handled)(`${exitCode}`) }
  const compared = failure?.kind === 'thrown' ? failure.compared : null
  if (!compared) return [ending]
  const value = stepsWords.result(comparisonText(compared), compared.held)
  return [ending, { label: stepsWords.condition, value }]
}

function factsOf({ step, places, failure }: Props): Fact[] {
  const { gas, gasLeft, place } = step
  const title = places?.titleOf(place)
  return [
    ...exceptionFacts(step, failure),
    { label: stepsWords.gasUsed, value: gas === null ? MISSING : groupDigits(gas) },
    { label: stepsWords.gasLeft, value: gasLeft === null ? MISSING : groupDigits(gasLeft) },
    ...(title === undefined ? [] : [{ label: stepsWords.part, value: title }]),
    {
      label: stepsWords.cell,
      value: place ? <HexValue value={place.cell} what={stepsWords.aCellHash} /> : MISSING,
    },
    ...(place ? [{ label: stepsWords.bit, value: groupDigits(place.bit) }] : []),
    ...(step.notes.length > 0 ? [{ label: stepsWords.notes, value: <Notes notes={step.notes} /> }] : []),
  ]
}

/** Lines of the log beside the instruction, in the virtual machine's own words. */
const Notes = ({ notes }: { notes: readonly string[] }) => (
  <span lang="en" className="font-mono text-sm">
    {notes.map((note, place) => (
      <Fragment key={place}>
        {place > 0 && <br />}
        {note}
      </Fragment>
    ))}
  </span>
)

/** The chosen step in full: its gas, its place in the code, the stack before it. */
export function StepDetail(props: Props) {
  const { step, number, places } = props
  const name = stepsWords.stepNumber(groupDigits(number))
  return (
    <section
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
      tabIndex={0}
      className="min-w-0 px-4 md:px-5 py-4 border-t border-line xl:(border-t-0 border-l max-h-[592px] overflow-y-auto)"
    >
      <h3 className="text-base font-600 mb-2">
        {name} <code className="font-mono break-all">{step.text}</code>
      </h3>
      <Facts facts={factsOf(props)} />
      <StackView stack={step.stack} />
      {places && step.place && <StepCode places={places} place={step.place} />}
    </section>
  )
}
