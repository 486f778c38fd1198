import * as traceWords from '#words/trace.ts'
import { figuresOf } from '../../../domain/trace/figures.ts'
import type { Trace } from '../../../domain/trace/trace.ts'
import { Icon } from '../../../ui/base/Icon.tsx'
import { Amount } from '../../../ui/chain/Amount.tsx'

/** Figures of a trace, and how many were verified in this browser. */
export function TraceFigures({ trace }: { trace: Trace }) {
  const { steps, checked, links, linked, accounts, duration, fees, failed } = figuresOf(trace)
  const isWhole = checked === steps && linked === links && trace.unreadable === 0
  const [first] = failed
  const figures = [
    { label: traceWords.stepsLabel, value: steps },
    { label: traceWords.accountsLabel, value: accounts },
    { label: traceWords.duration, value: traceWords.seconds(duration) },
    { label: traceWords.fees, value: <Amount units={fees} digits={4} /> },
    {
      label: traceWords.failedLabel,
      value:
        first === undefined ? (
          traceWords.noneFailed
        ) : (
          <a className="link text-bad" href={`#step-${first}`}>
            {failed.length}
          </a>
        ),
    },
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
