import { useMemo, useState } from 'react'
import * as traceWords from '#words/trace.ts'
import { figuresOf } from '../../../domain/trace/figures.ts'
import { lettersOf, type OutlineRow, outlineOf } from '../../../domain/trace/outline.ts'
import type { Trace } from '../../../domain/trace/trace.ts'
import type { Hash } from '../../../ton/hash.ts'
import { useGrowing } from '../../../ui/lists/use-growing.ts'
import { PendingRow, RunRow, StepRow } from './rows.tsx'
import { useTree } from './use-tree.ts'

type Props = { trace: Trace; current: Hash }

const keyOf = (row: OutlineRow) =>
  row.kind === 'step' ? `step-${row.step}` : row.kind === 'run' ? `run-${row.runKey}` : row.message.hash

/** A trace as a tree of rows: chains are not indented, runs of like steps are folded. */
export function TraceOutline({ trace, current }: Props) {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const rows = useMemo(() => outlineOf(trace, open), [trace, open])
  const letters = useMemo(() => lettersOf(trace), [trace])
  const firstFailed = useMemo(() => figuresOf(trace).failed[0], [trace])
  const { shown, end } = useGrowing(rows)
  const { onKeyDown, itemProps } = useTree()

  function toggle(key: number) {
    const next = new Set(open)
    if (!next.delete(key)) next.add(key)
    setOpen(next)
  }

  return (
    <>
      <div role="tree" aria-label={traceWords.title} className="py-2" onKeyDown={onKeyDown}>
        {shown.map((row, place) => {
          const item = itemProps(place, row.level)
          const common = { key: keyOf(row), item, level: row.level }
          if (row.kind === 'run')
            return <RunRow {...common} key={common.key} row={row} onToggle={() => toggle(row.runKey)} />
          if (row.kind === 'pending')
            return <PendingRow {...common} key={common.key} message={row.message} letters={letters} />
          const step = trace.steps[row.step]
          return step ? (
            <StepRow
              {...common}
              key={common.key}
              step={step}
              place={row.step}
              letters={letters}
              isCurrent={step.hash === current}
              isFirstFailed={row.step === firstFailed}
            />
          ) : null
        })}
      </div>
      <div ref={end} />
    </>
  )
}
