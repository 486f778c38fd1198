import { useEffect, useMemo, useRef, useState } from 'react'
import * as inspectWords from '#words/inspect.ts'
import { ancestorsOf, openAtFirst, rowsOf } from '../../domain/inspect/tree-rows.ts'
import type { Cell } from '../../ton/cell.ts'
import type { CellIndex } from '../../ton/cell-index.ts'
import { Panel } from '../../ui/base/Panel.tsx'
import { useGrowing } from '../../ui/lists/use-growing.ts'
import { CellRow } from './CellRow.tsx'

type Props = { title: string; index: CellIndex; hashOf: (cell: Cell) => string | null }

/** Number of rows from which a jump first closes all cells but those on its path, as a jump renders all earlier rows. */
const FAR = 300

/** The cells of a tree, each expanded at its first occurrence only. Rows are rendered when opened or scrolled to. */
export function CellTree({ title, index, hashOf }: Props) {
  const [open, setOpen] = useState(() => openAtFirst(index))
  const [sought, setSought] = useState<{ number: number }>()
  const list = useRef<HTMLUListElement>(null)
  const rows = useMemo(() => rowsOf(index, open), [index, open])
  const at = sought ? rows.findIndex(({ place, again }) => !again && place.number === sought.number) : 0
  const { shown, end } = useGrowing(rows, { atLeast: at + 20 })
  const all = index.places.length

  useEffect(() => {
    const row = sought && list.current?.querySelector<HTMLElement>(`[data-cell="${sought.number}"]`)
    row?.scrollIntoView({ block: 'center' })
    row?.focus({ preventScroll: true })
  }, [sought])

  function toggle(number: number) {
    const next = new Set(open)
    if (!next.delete(number)) next.add(number)
    setOpen(next)
  }
  function go(number: number) {
    const way = ancestorsOf(index, number)
    const more = new Set([...open, ...way])
    const place = rowsOf(index, more).findIndex(row => !row.again && row.place.number === number)
    setOpen(place > FAR ? new Set(way) : more)
    setSought({ number })
  }
  const isOpen = open.size >= all
  return (
    <Panel
      title={title}
      aside={
        all > 1 && (
          <button
            type="button"
            className="button"
            onClick={() => {
              setSought(undefined)
              setOpen(isOpen ? new Set() : new Set(index.places.keys()))
            }}
          >
            {isOpen ? inspectWords.closeAll : inspectWords.openAll}
          </button>
        )
      }
    >
      <ul ref={list} aria-label={title} className="px-4 md:px-5 py-1 [--step:8px] md:[--step:24px]">
        {shown.map(row => (
          <CellRow
            key={row.key}
            row={row}
            isOpen={open.has(row.place.number)}
            hash={row.again ? null : hashOf(row.place.cell)}
            onToggle={toggle}
            onGo={go}
          />
        ))}
      </ul>
      <div ref={end} />
    </Panel>
  )
}
