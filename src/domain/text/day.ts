/** Last second of a local day in unix seconds; null unless `date` is in the format of `<input type="date">`. */
export function endOfDay(date: string): number | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? []
  const midnight = new Date(Number(year), Number(month) - 1, Number(day) + 1).getTime()
  return Number.isFinite(midnight) ? midnight / 1000 - 1 : null
}

/** Local day of a moment (unix seconds), in the format of `<input type="date">`. */
export function dayOf(utime: number): string {
  const date = new Date(utime * 1000)
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return parts.map((part, place) => String(part).padStart(place === 0 ? 4 : 2, '0')).join('-')
}

/** UTC day of a moment (unix seconds), in the format of `<input type="date">`. */
export const dayOfUtc = (utime: number) => new Date(utime * 1000).toISOString().slice(0, 10)

/** Range from the first second of a UTC day to the last of another, in unix seconds; null for invalid dates. */
export function rangeOfDays(first: string, last: string): { from: number; to: number } | null {
  const [from, to] = [first, last].map(day => Date.parse(`${day}T00:00:00Z`) / 1000)
  return Number.isFinite(from) && Number.isFinite(to) ? { from: Number(from), to: Number(to) + 86_399 } : null
}
