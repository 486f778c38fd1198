import { type SubmitEvent, useState } from 'react'
import * as exportWords from '#words/export.ts'
import { type ExportFormat, FORMATS } from '../../domain/export/format.ts'
import { estimatePages, type Range } from '../../domain/export/range.ts'
import { dayOfUtc, rangeOfDays } from '../../domain/text/day.ts'
import { secondsOf } from '../../stores/export/pace.ts'
import { Choice } from '../../ui/lists/Choice.tsx'
import type { Exported } from './exported.ts'

const NAMES: Record<ExportFormat, string> = {
  csv: exportWords.csv,
  json: exportWords.json,
  koinly: exportWords.koinly,
  cointracking: exportWords.cointracking,
}
const OPTIONS = FORMATS.map(key => ({ key, name: NAMES[key] }))

type Props = Exported & { onStart: (range: Range, format: ExportFormat) => void }

/** Form for the first day, last day and format, with the estimated duration. */
export function ExportForm({ rows, isWhole, onStart }: Props) {
  const today = dayOfUtc(Date.now() / 1000)
  const [from, setFrom] = useState(dayOfUtc(rows.at(-1)?.utime ?? Date.now() / 1000))
  const [to, setTo] = useState(today)
  const [format, setFormat] = useState<ExportFormat>('csv')
  const range = rangeOfDays(from, to)
  const isReversed = range !== null && range.from > range.to

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (range && !isReversed) onStart(range, format)
  }

  const pages = range && !isReversed ? estimatePages(rows, range, isWhole) : 0
  return (
    <form onSubmit={submit} className="flex flex-wrap items-center gap-3">
      <Day label={exportWords.from} value={from} latest={today} onChange={setFrom} />
      <Day label={exportWords.to} value={to} latest={today} onChange={setTo} />
      <div className="sideways">
        <Choice label={exportWords.format} options={OPTIONS} chosen={format} onChoose={setFormat} />
      </div>
      <button type="submit" className="button max-md:min-h-11" aria-disabled={isReversed}>
        {exportWords.start}
      </button>
      <p className="basis-full text-sm text-muted" role="status">
        {isReversed
          ? exportWords.reversed
          : pages > 0 && exportWords.estimate(pages, exportWords.duration(secondsOf(pages)))}
      </p>
    </form>
  )
}

type DayProps = { label: string; value: string; latest: string; onChange: (day: string) => void }

function Day({ label, value, latest, onChange }: DayProps) {
  return (
    <label className="inline-flex items-center gap-2 label">
      {label}
      <input
        type="date"
        required
        className="button max-md:min-h-11 min-w-0"
        max={latest}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  )
}
