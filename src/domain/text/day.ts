/** The last second of a day on the reader's calendar, in unix seconds; null for what is no date as `<input type="date">` writes it. */
export function endOfDay(date: string): number | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? []
  const midnight = new Date(Number(year), Number(month) - 1, Number(day) + 1).getTime()
  return Number.isFinite(midnight) ? midnight / 1000 - 1 : null
}

/** The day of a moment (unix seconds) on the reader's calendar, as `<input type="date">` writes it. */
export function dayOf(utime: number): string {
  const date = new Date(utime * 1000)
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return parts.map((part, place) => String(part).padStart(place === 0 ? 4 : 2, '0')).join('-')
}
