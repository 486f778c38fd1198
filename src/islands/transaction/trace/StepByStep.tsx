import { useEffect, useRef, useState } from 'react'
import * as stepsWords from '#words/steps.ts'
import * as traceWords from '#words/trace.ts'
import { type FoundRow, foundRows } from '../../../domain/trace/found-steps.ts'
import { lettersOf } from '../../../domain/trace/outline.ts'
import type { Step } from '../../../domain/trace/trace.ts'
import type { Transaction } from '../../../domain/transaction/transaction.ts'
import { Icon } from '../../../ui/base/Icon.tsx'
import { useGrowing } from '../../../ui/lists/use-growing.ts'
import { FindRow } from './FindRow.tsx'
import { RunRow, StepRow } from './rows.tsx'
import { findKey, useFinds } from './use-finds.ts'
import { useTree } from './use-tree.ts'

/** A loaded and verified transaction as a step of a trace. */
const stepOf = (transaction: Transaction): Step => ({
  parent: null,
  hash: transaction.hash,
  account: transaction.account,
  transaction,
  expected: false,
  linked: true,
  interfaces: [],
})

const keyOf = (row: FoundRow) =>
  row.kind === 'step' ? `step-${row.step}` : row.kind === 'run' ? row.key : findKey(row.end, row.message)

/** A trace that no provider lists: the transaction, and those around it that the visitor loads from the node. */
export function StepByStep({ transaction }: { transaction: Transaction }) {
  const { finds, found, find } = useFinds(transaction)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const rows = foundRows(found, open)
  const steps = found.map(stepOf)
  const inOrder = rows.flatMap(row => (row.kind === 'step' ? (steps[row.step] ?? []) : []))
  const letters = lettersOf({ steps: inOrder, known: {}, unreadable: 0 })
  const { shown, end } = useGrowing(rows, { atLeast: rows.findIndex(row => row.kind === 'step' && row.step === 0) + 1 })
  const { onKeyDown, itemProps } = useTree()
  const tree = useRef<HTMLDivElement>(null)
  const newest = found.length - 1
  // The pressed row was replaced: keep the focus on it.
  useEffect(() => {
    if (newest > 0 && document.activeElement === document.body)
      tree.current?.querySelector<HTMLElement>(`#step-${newest}`)?.focus()
  }, [newest])

  function toggle(key: string) {
    const next = new Set(open)
    if (!next.delete(key)) next.add(key)
    setOpen(next)
  }

  return (
    <>
      <div className="px-4 md:px-5 py-3 border-b border-line">
        <p className="font-600">{traceWords.tooLong}</p>
        <p className="text-muted max-w-180">{stepsWords.lead}</p>
      </div>
      <p role="status" className="px-4 md:px-5 py-2 text-sm border-b border-line flex items-center gap-2">
        <Icon name="check" className="text-good" />
        {stepsWords.found(found.length)}
      </p>
      <div ref={tree} role="tree" aria-label={traceWords.title} className="py-2" onKeyDown={onKeyDown}>
        {shown.map((row, place) => {
          const key = keyOf(row)
          const common = { item: itemProps(place, row.level), level: row.level }
          if (row.kind === 'run') return <RunRow key={key} {...common} row={row} onToggle={() => toggle(row.key)} />
          if (row.kind === 'message')
            return <FindRow key={key} {...common} row={row} state={finds.get(key)} letters={letters} onFind={find} />
          const step = steps[row.step]
          return (
            step && (
              <StepRow
                key={key}
                {...common}
                step={step}
                place={row.step}
                letters={letters}
                isCurrent={row.step === 0}
                isFirstFailed={false}
              />
            )
          )
        })}
      </div>
      <div ref={end} />
    </>
  )
}
