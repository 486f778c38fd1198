/** Hours that the clock of a visitor shows, so that the history of the embedded network, of half a day, begins on the day before. */
const HOUR = 5
const offset = ((HOUR - new Date().getUTCHours() + 12 + 24) % 24) - 12

/** The time zone of such a visitor. */
export const ZONE = offset === 0 ? 'Etc/GMT' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`

/** The day before the newest block (`now`, unix seconds) in that zone, and its end in unix seconds. */
export function dayBefore(now: number) {
  const day = new Date((now + offset * 3600 - 86_400) * 1000).toISOString().slice(0, 10)
  return { day, midnight: Date.parse(`${day}T00:00:00Z`) / 1000 + 86_400 - offset * 3600 }
}
