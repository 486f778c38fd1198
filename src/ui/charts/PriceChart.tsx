import { useState } from 'react'
import * as chartsWords from '#words/charts.ts'
import { changeText, money, type PricePoint, summarise } from '../../domain/market/market.ts'
import { dateTime } from '../../domain/text/format.ts'
import Sparkline from './Sparkline.tsx'

type Props = { points: PricePoint[]; currency: string; what: string }

/** Prices as a line, with the same facts in words and every point in a table. */
export function PriceChart({ points, currency, what }: Props) {
  const facts = summarise(points)
  if (!facts) return null
  const { first, last, min, max, change } = facts
  const format = (value: number) => money(value, currency, 4)
  const rising = last.value >= first.value
  const rows = [
    { label: chartsWords.first, point: first },
    { label: chartsWords.last, point: last },
    { label: chartsWords.lowest, point: min },
    { label: chartsWords.highest, point: max },
  ]
  return (
    <figure className="pad m-0" aria-label={what}>
      <div aria-hidden="true" className="text-xs text-faint">
        <p className="mb-1">{format(max.value)}</p>
        <div className="h-56 border-y border-line">
          <Sparkline points={points} rising={rising} />
        </div>
        <p className="mt-1">{format(min.value)}</p>
        <p className="flex justify-between gap-4">
          <span>{dateTime(first.utime)}</span>
          <span className="text-right">{dateTime(last.utime)}</span>
        </p>
      </div>
      <dl className="grid grid-cols-2 md:grid-cols-5 gap-x-4 gap-y-2 mt-3 text-sm">
        {rows.map(({ label, point }) => (
          <div key={label}>
            <dt className="text-xs text-faint">{label}</dt>
            <dd>{format(point.value)}</dd>
            <dd className="text-xs text-muted">{dateTime(point.utime)}</dd>
          </div>
        ))}
        <div>
          <dt className="text-xs text-faint">{chartsWords.change}</dt>
          <dd className={rising ? 'text-good' : 'text-bad'}>{change === null ? '—' : changeText(change)}</dd>
        </div>
      </dl>
      <Points points={points} format={format} />
    </figure>
  )
}

/** The table comes when it is opened. */
function Points({ points, format }: { points: PricePoint[]; format: (value: number) => string }) {
  const [open, setOpen] = useState(false)
  return (
    <details className="mt-3 text-sm" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className="link w-fit cursor-pointer min-h-6">{chartsWords.asTable}</summary>
      {open && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <section aria-label={chartsWords.points} tabIndex={0} className="max-h-80 overflow-y-auto mt-2">
          <table className="w-full">
            <thead>
              <tr className="text-left text-muted">
                <th scope="col">{chartsWords.time}</th>
                <th scope="col" className="text-right">
                  {chartsWords.pointPrice}
                </th>
              </tr>
            </thead>
            <tbody>
              {points.toReversed().map(({ utime, value }) => (
                <tr key={utime} className="border-t border-line">
                  <td>{dateTime(utime)}</td>
                  <td className="text-right">{format(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  )
}
