import * as dateWords from '#words/date.ts'
import { dateParts } from '../text/format.ts'

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400]

/** Steps of a time axis in seconds, each a round part of the next larger unit. */
const STEPS = [
  ...[1, 2, 5, 10, 15, 30],
  ...[1, 2, 5, 10, 15, 30].map(minutes => minutes * MINUTE),
  ...[1, 2, 3, 6, 12].map(hours => hours * HOUR),
  ...[1, 2, 5, 7, 14, 30, 60, 180, 365].map(days => days * DAY),
]

/** Seconds by which the reader's clocks are ahead of UTC at a moment. */
const ahead = (utime: number) => -new Date(utime * 1000).getTimezoneOffset() * MINUTE

/** `21 Nov`, or `01:15`, or `01:15:30`, in the reader's time: what tells a tick from its neighbours. */
function tickText(utime: number, step: number): string {
  const [, month = '', day, , time = ''] = dateParts(utime)
  return step >= DAY || time === '00:00:00'
    ? dateWords.dayOfYear(Number(day), month)
    : time.slice(0, step < MINUTE ? 8 : 5)
}

export type TimeTick = { at: number; text: string }

/**
 * Round moments of the reader's day between two unix times, about `most`: full hours, days and the like, a midnight written as its date.
 * None where the two are no times.
 */
export function timeTicks(from: number, to: number, most: number): TimeTick[] {
  const step = STEPS.find(step => (to - from) / step <= most)
  if (!step || !(to >= from)) return []
  const ticks: TimeTick[] = []
  for (let local = Math.ceil((from + ahead(from)) / step) * step; ; local += step) {
    // Across a change of clocks a full hour stays a full hour.
    const at = local - ahead(local - ahead(from))
    if (at > to) return ticks
    if (at >= from) ticks.push({ at, text: tickText(at, step) })
  }
}
