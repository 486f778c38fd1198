import { memo } from 'react'
import * as stepsWords from '#words/replay-steps.ts'
import { exceptionOf, isOutOfGas } from '../../domain/replay/failure.ts'
import { readStackText } from '../../domain/replay/stack.ts'
import { shortEntry } from '../../domain/replay/stack-text.ts'
import { groupDigits, MISSING } from '../../domain/text/format.ts'
import type { Step } from '../../ton/replay/vm-log.ts'
import { Icon } from '../../ui/base/Icon.tsx'

/** Maximum number of stack entries shown in a row. */
const MAX_SHOWN = 3

const topOf = (stack: string) => readStackText(stack, MAX_SHOWN).map(shortEntry).reverse().join('  ')

/** Number, instruction, gas and, on wide screens, stack. `--number`: width of numbers. */
export const STEP_COLUMNS =
  'grid grid-cols-[var(--number)_minmax(0,1fr)_3.5rem] md:grid-cols-[var(--number)_minmax(0,5fr)_3.5rem_minmax(0,7fr)] gap-x-3'

type Props = {
  step: Step
  id: string
  index: number
  /** number of the step in the complete run */
  number: number
  count: number
  isSelected: boolean
  isFound: boolean
  height: number
}

/** A step of the list: one line on wide screens, two on phones. */
export const StepRow = memo(function StepRow({ step, id, index, number, count, height, ...is }: Props) {
  const { text, gas, stack } = step
  const hasRaised = exceptionOf(step) !== null || isOutOfGas(step)
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus, and names its active option
    <div
      id={id}
      role="option"
      aria-selected={is.isSelected}
      aria-setsize={count}
      aria-posinset={index + 1}
      data-row={index}
      style={{ height }}
      className={`${STEP_COLUMNS} content-center px-3 font-mono text-sm cursor-pointer hover:bg-raised aria-selected:(bg-raised [box-shadow:inset_3px_0_var(--accent)]) ${is.isFound ? '[background:color-mix(in_oklch,var(--accent)_14%,transparent)]' : ''}`}
    >
      <span className="text-right text-faint">{groupDigits(number)}</span>
      <span className={`truncate ${hasRaised ? 'text-bad' : ''}`}>
        {hasRaised && <Icon name="circle-x" label={stepsWords.raised} className="mr-1" />}
        {text}
      </span>
      <span className="text-right text-muted">{gas ?? MISSING}</span>
      <span className="truncate text-muted whitespace-pre max-md:(col-start-2 col-span-2 text-xs)">
        {stack === null ? MISSING : topOf(stack)}
      </span>
    </div>
  )
})
