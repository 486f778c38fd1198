import { useMemo, useState } from 'react'
import * as traceWords from '#words/trace.ts'
import { figuresOf } from '../../../domain/trace/figures.ts'
import { lettersOf, type OutlineRow, outlineOf, runsWith } from '../../../domain/trace/outline.ts'
import type { Trace } from '../../../domain/trace/trace.ts'
import type { Hash } from '../../../ton/hash.ts'
import { useGrowing } from '../../../ui/lists/use-growing.ts'
import { PendingRow, RunRow, StepRow } from './rows.tsx'
import { useTree } from './use-tree.ts'

type Props = { trace: Trace; current: Hash }

const keyOf = (row: OutlineRow) =>
  row.kind === 'step' ? `step-${row.step}` : row.kind === 'run' ? `run-${row.runKey}` : row.message.hash

/** A trace as a tree of rows: chains are not indented, runs of similar steps are folded. */
export function TraceOutline({ trace, current }: Props) {
  const letters = useMemo(() => lettersOf(trace), [trace])
  const firstFailed = useMemo(() => figuresOf(trace).failed[0], [trace])
  // This page's step and failed ones are never folded.
  const [open, setOpen] = useState<ReadonlySet<number>>(() =>
    runsWith(trace, [trace.steps.findIndex(({ hash }) => hash === current), firstFailed]),
  )
  const rows = useMemo(() => outlineOf(trace, open), [trace, open])
  const own = rows.findIndex(row => row.kind === 'step' && trace.steps[row.step]?.hash === current)
  const { shown, end } = useGrowing(rows, { atLeast: own + 1 })
  const { onKeyDown, itemProps } = useTree()

  const missing = trace.unreadable > 0 ? traceWords.unknownReceipt : traceWords.onItsWay

  function toggle(key: number) {
    const next = new Set(open)
    if (!next.delete(key)) next.add(key)
    setOpen(next)
  }

  return (
    <>
      <div role="tree" aria-label={traceWords.title} className="py-2" onKeyDown={onKeyDown}>
        {shown.map((row, place) => {
          const key = keyOf(row)
          const common = { item: itemProps(place, row.level), level: row.level }
          if (row.kind === 'run')
            return (
              <RunRow
                key={key}
                {...common}
                row={{ ...row, count: row.steps.length }}
                onToggle={() => toggle(row.runKey)}
              />
            )
          if (row.kind === 'pending')
            return <PendingRow key={key} {...common} message={row.message} letters={letters} note={missing} />
          const step = trace.steps[row.step]
          if (!step) return null
          return (
            <StepRow
              key={key}
              {...common}
              step={step}
              place={row.step}
              letters={letters}
              isCurrent={step.hash === current}
              isFirstFailed={row.step === firstFailed}
            />
          )
        })}
      </div>
      <div ref={end} />
    </>
  )
}
