import { Fragment } from 'react'
import * as stepsWords from '#words/replay-steps.ts'
import type { CodePlaces } from '../../domain/replay/code-places.ts'
import { comparisonText } from '../../domain/replay/comparison-text.ts'
import { exceptionOf, type Failure } from '../../domain/replay/failure.ts'
import { groupDigits, MISSING } from '../../domain/text/format.ts'
import type { Place, Step } from '../../ton/replay/vm-log.ts'
import { type Fact, Facts } from '../../ui/base/Facts.tsx'
import { HexValue } from '../../ui/base/HexValue.tsx'
import { StackView } from './StackView.tsx'
import { StepCode } from './StepCode.tsx'

type Props = {
  step: Step
  number: number
  places: CodePlaces | null
  /** failure, if this step ended the run */
  failure: Failure | null
}

/** Facts about a step's exception, with the deciding condition if known. */
function exceptionFacts(step: Step, failure: Failure | null): Fact[] {
  if (failure?.kind === 'out of gas') {
    const value = stepsWords.outOfGas(groupDigits(failure.used), groupDigits(failure.limit))
    return [{ label: stepsWords.jumps['out of gas'], value }]
  }
  const exception = exceptionOf(step)
  if (!exception) return []
  const { isLast, exitCode } = exception
  const value = (isLast ? stepsWords.endedBy : stepsWords.handled)(`${exitCode}`)
  const compared = failure?.kind === 'thrown' ? failure.compared : null
  return [
    { label: stepsWords.exception, value },
    ...(compared
      ? [{ label: stepsWords.condition, value: stepsWords.result(comparisonText(compared), compared.held) }]
      : []),
  ]
}

const figure = (value: number | null) => (value === null ? MISSING : groupDigits(value))

/** Figures of a step. */
function Figures({ step: { gas, gasLeft, place }, places }: Pick<Props, 'step' | 'places'>) {
  const title = places?.titleOf(place)
  const facts: Fact[] = [
    { label: stepsWords.gasUsed, value: figure(gas) },
    { label: stepsWords.gasLeft, value: figure(gasLeft) },
    ...(title === undefined ? [] : [{ label: stepsWords.part, value: title }]),
  ]
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-2 py-2">
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-xs text-faint">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const placeFacts = (place: Place): Fact[] => [
  { label: stepsWords.cell, value: <HexValue value={place.cell} what={stepsWords.aCellHash} /> },
  { label: stepsWords.bit, value: groupDigits(place.bit) },
]

/** Log lines of a step, as written by the virtual machine. */
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

const noteFacts = ({ notes }: Step): Fact[] =>
  notes.length > 0 ? [{ label: stepsWords.notes, value: <Notes notes={notes} /> }] : []

/** The chosen step: gas, place in the code, and stack before it. */
export function StepDetail({ step, number, places, failure }: Props) {
  const name = stepsWords.stepNumber(groupDigits(number))
  return (
    <section
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
      tabIndex={0}
      className="min-w-0 px-4 md:px-5 py-4 border-t border-line xl:(relative border-t-0 border-l max-h-[592px] overflow-y-auto)"
    >
      <h3 className="text-base font-600 mb-2">
        {name} <code className="font-mono break-all">{step.text}</code>
      </h3>
      <Facts facts={[...exceptionFacts(step, failure), ...noteFacts(step)]} />
      <Figures step={step} places={places} />
      <StackView stack={step.stack} />
      {places && step.place && <StepCode places={places} place={step.place} />}
      {step.place && <Facts facts={placeFacts(step.place)} />}
    </section>
  )
}
