import type { ReactNode } from 'react'
import * as traceWords from '#words/trace.ts'
import { MISSING } from '../../../domain/text/format.ts'
import { figuresOf } from '../../../domain/trace/figures.ts'
import type { Trace } from '../../../domain/trace/trace.ts'
import { Icon } from '../../../ui/base/Icon.tsx'
import { Amount } from '../../../ui/chain/Amount.tsx'

/** Figures of a trace, and how many were verified in this browser. */
export function TraceFigures({ trace }: { trace: Trace }) {
  const { steps, checked, isAll, links, linked, accounts, duration, fees, failed } = figuresOf(trace)
  const isWhole = isAll && linked === links
  const [first] = failed
  const failures =
    first === undefined ? (
      traceWords.noneFailed
    ) : (
      <a className="link text-bad" href={`#step-${first}`}>
        {failed.length}
      </a>
    )
  // Unreadable steps only add to a figure. Those of no readable step are unknown.
  const atLeast = (value: ReactNode, isKnown: boolean, isComplete: boolean) =>
    isComplete ? (
      value
    ) : isKnown ? (
      <>
        {'≥\u00a0'}
        {value}
      </>
    ) : (
      MISSING
    )
  const figures = [
    { label: traceWords.stepsLabel, value: atLeast(steps, true, trace.unreadable === 0) },
    { label: traceWords.accountsLabel, value: atLeast(accounts, true, trace.unreadable === 0) },
    { label: traceWords.duration, value: atLeast(traceWords.seconds(duration), checked > 0, isAll) },
    {
      label: traceWords.fees,
      value: atLeast(<Amount units={fees} {...(isAll && { digits: 4 })} />, checked > 0, isAll),
    },
    { label: traceWords.failedLabel, value: atLeast(failures, first !== undefined, isAll) },
  ]
  return (
    <>
      <dl className="grid grid-cols-3 max-[359px]:grid-cols-2 md:grid-cols-5 border-b border-line">
        {figures.map(({ label, value }) => (
          <div key={label} className="px-4 md:px-5 py-2.5">
            <dt className="label">{label}</dt>
            <dd className="font-600">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="px-4 md:px-5 py-2 text-sm border-b border-line flex items-center gap-2">
        <Icon name={isWhole ? 'check' : 'alert-triangle'} className={isWhole ? 'text-good' : 'text-warn'} />
        {traceWords.checked(checked, steps, linked, links)}
      </p>
    </>
  )
}
