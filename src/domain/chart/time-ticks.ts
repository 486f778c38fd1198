import * as dateWords from '#words/date.ts'
import { dateParts } from '../text/format.ts'

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400]

/** Steps of a time axis in seconds, each a round fraction of the next larger unit. */
const STEPS = [
  ...[1, 2, 5, 10, 15, 30],
  ...[1, 2, 5, 10, 15, 30].map(minutes => minutes * MINUTE),
  ...[1, 2, 3, 6, 12].map(hours => hours * HOUR),
  ...[1, 2, 5, 7, 14, 30, 60, 180, 365].map(days => days * DAY),
]

/** Offset of local time from UTC at a moment, in seconds. */
const ahead = (utime: number) => -new Date(utime * 1000).getTimezoneOffset() * MINUTE

/** `21 Nov`, `01:15` or `01:15:30` in local time, as precise as the step requires. */
function tickText(utime: number, step: number): string {
  const [, month = '', day, , time = ''] = dateParts(utime)
  return step >= DAY || time === '00:00:00'
    ? dateWords.dayOfYear(Number(day), month)
    : time.slice(0, step < MINUTE ? 8 : 5)
}

export type TimeTick = { at: number; text: string }

/** About `most` round local times between two unix times: full hours, days and similar. Midnights are labelled by date. Empty for invalid times. */
export function timeTicks(from: number, to: number, most: number): TimeTick[] {
  const step = STEPS.find(step => (to - from) / step <= most)
  if (!step || !(to >= from)) return []
  const ticks: TimeTick[] = []
  for (let local = Math.ceil((from + ahead(from)) / step) * step; ; local += step) {
    // Keeps full hours round across a change of daylight saving time.
    const at = local - ahead(local - ahead(from))
    if (at > to) return ticks
    if (at >= from) ticks.push({ at, text: tickText(at, step) })
  }
}
