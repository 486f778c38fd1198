import { useState } from 'react'
import * as chartWords from '#words/chart.ts'
import type { ChartPoint } from '../../domain/chart/scale.ts'
import type { Said } from './ChartReader.tsx'

type Props = {
  points: ChartPoint[]
  say: (point: ChartPoint) => Said
  /** headings */
  columns: [place: string, value: string]
}

/** All points of a chart, newest first. Rows are rendered when the table is opened. */
export function ChartTable({ points, say, columns: [place, value] }: Props) {
  const [open, setOpen] = useState(false)
  const row = (point: ChartPoint) => {
    const said = say(point)
    return (
      <tr key={point.x} className="border-t border-line">
        <td>{said.place}</td>
        <td className="text-right">{said.value}</td>
      </tr>
    )
  }
  return (
    <details className="mt-3 text-sm" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className="link w-fit cursor-pointer min-h-6">{chartWords.asTable}</summary>
      {open && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <section aria-label={chartWords.points} tabIndex={0} className="max-h-80 overflow-y-auto mt-2">
          <table className="w-full">
            <thead>
              <tr className="text-left text-muted">
                <th scope="col">{place}</th>
                <th scope="col" className="text-right">
                  {value}
                </th>
              </tr>
            </thead>
            <tbody>{points.toReversed().map(row)}</tbody>
          </table>
        </section>
      )}
    </details>
  )
}
