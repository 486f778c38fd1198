import { type KeyboardEvent, type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import * as stepsWords from '#words/replay-steps.ts'
import { firstFrom } from '../../domain/replay/search.ts'
import type { Step } from '../../ton/replay/vm-log.ts'
import { type RowsBox, rowByKey, rowsAt, scrollHeightOf, scrollTopOf, topOf, topShowing } from './rows-window.ts'
import { STEP_COLUMNS, StepRow } from './StepRow.tsx'
import { useNarrow } from './use-narrow.ts'

/** Row height and box height in px. Constant, so that a million rows need no measuring. */
const DESK = { rowHeight: 28, height: 560 }
const PHONE = { rowHeight: 48, height: 432 }

/** The chosen step. A new object for each choice, so that choosing the same step again scrolls it into view. */
export type Selection = { readonly index: number }

type Props = {
  steps: readonly Step[]
  /** number of the first listed step in the complete run */
  firstNumber: number
  selection: Selection
  onSelect: (index: number) => void
  /** indexes found by the search, ascending */
  found: readonly number[]
  /** goes to the next (1) or previous (-1) result */
  onNext: (direction: 1 | -1) => void
}

/** Scroll position of the box, by the selected row and the visitor's scrolling. */
function useTop(box: RowsBox, selection: Selection) {
  const list = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const shown = topShowing(box, top, selection.index)
    if (list.current) list.current.scrollTop = scrollTopOf(box, shown)
    setTop(shown)
  }, [selection, box.count, box.rowHeight])
  const onScroll = () => setTop(topOf(box, list.current?.scrollTop ?? 0))
  return { list, top, onScroll }
}

/** Width of the column of numbers, by digits of the largest. */
const numberWidth = (largest: number) =>
  largest < 1000 ? '[--number:1.75rem]' : largest < 100_000 ? '[--number:3rem]' : '[--number:4.5rem]'

/** Scrolling list of steps. Renders only rows near the box, since a run may have a million. */
export function StepList({ steps, firstNumber, selection, onSelect, found, onNext }: Props) {
  const id = useId()
  const box: RowsBox = { count: steps.length, ...(useNarrow() ? PHONE : DESK) }
  const { list, top, onScroll } = useTop(box, selection)
  const selected = selection.index
  const { first, end, offset } = rowsAt(box, top)
  const rowId = (index: number) => `${id}${index}`
  const isRendered = selected >= first && selected < end

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isNext = event.key === 'n'
    const row = rowByKey(box, event.key, selected)
    if (row !== undefined) onSelect(row)
    else if (isNext || event.key === 'N') onNext(isNext ? 1 : -1)
    else return
    event.preventDefault()
  }

  function choose({ target }: MouseEvent) {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
    if (row) onSelect(Number(row.dataset.row))
  }

  return (
    <div className={`min-w-0 ${numberWidth(firstNumber + steps.length)}`}>
      <Heads />
      <p id={`${id}keys`} className="sr-only">
        {stepsWords.keys}
      </p>
      <div
        ref={list}
        role="listbox"
        tabIndex={0}
        aria-label={stepsWords.list}
        aria-describedby={`${id}keys`}
        aria-activedescendant={isRendered ? rowId(selected) : undefined}
        style={{ height: Math.min(box.height, steps.length * box.rowHeight) }}
        className="relative overflow-y-auto focus-visible:[outline-offset:-2px]"
        onKeyDown={press}
        onClick={choose}
        onScroll={onScroll}
      >
        <div role="presentation" style={{ height: scrollHeightOf(box) }}>
          <div role="presentation" className="absolute inset-x-0" style={{ top: offset }}>
            {steps.slice(first, end).map((step, place) => (
              <StepRow
                key={first + place}
                id={rowId(first + place)}
                index={first + place}
                number={firstNumber + first + place}
                count={steps.length}
                isSelected={first + place === selected}
                isFound={found[firstFrom(found, first + place)] === first + place}
                height={box.rowHeight}
                step={step}
              />
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}

/** Column headings, hidden from screen readers: an option is read as a sentence. */
const Heads = () => (
  <div aria-hidden="true" className={`${STEP_COLUMNS} px-3 py-2 border-b border-line text-xs text-faint`}>
    <span />
    <span>{stepsWords.instruction}</span>
    <span className="text-right">{stepsWords.gas}</span>
    <span className="max-md:hidden">{stepsWords.stackTop}</span>
  </div>
)
