/** Formats of numbers and times. Times are unix seconds. */
import * as ageWords from '#words/age.ts'
import * as dateWords from '#words/date.ts'
import * as numberWords from '#words/number.ts'

/** Shown for unknown values. */
export const MISSING = '—'

/** Maximum seconds by which a correct clock may be behind. */
const MAX_CLOCK_LAG_SECONDS = 300

/** Age of `utime`, "5m ago"; `justNow` if slightly in the future. Far in the future the age is unknown. */
export function relativeTime(utime: number, now: number, justNow: string = ageWords.now): string {
  const age = Math.floor(now - utime)
  if (age < -MAX_CLOCK_LAG_SECONDS) return MISSING
  if (age < 1) return justNow
  if (age < 60) return ageWords.ago(age + ageWords.second)
  if (age < 3600) return ageWords.ago(Math.floor(age / 60) + ageWords.minute)
  if (age < 86400) return ageWords.ago(Math.floor(age / 3600) + ageWords.hour)
  return ageWords.ago(Math.floor(age / 86400) + ageWords.day)
}

/** Parts of a local date: weekday, month, day, year, time, zone; `Date` prints them in English. */
export const dateParts = (utime: number) => String(new Date(utime * 1000)).split(' ')

/**
 * Local date and time with zone, e.g. "21 Nov 2026, 01:15:02 GMT+0100". Parsed from `Date`'s text, because the first use of `Intl` takes a
 * phone 60 ms.
 */
export function dateTime(utime: number): string {
  const [, month = '', day, year = '', time = '', zone = ''] = dateParts(utime)
  return dateWords.moment(Number(day), month, year, time, zone === 'GMT+0000' ? 'UTC' : zone)
}

/** Groups digits by three: 1,234,567. Accepts decimal text of any length. */
export function groupDigits(digits: string | number): string {
  return String(digits).replace(/\B(?=(\d{3})+(?!\d))/g, numberWords.group)
}

/** A number given its integer and fraction digits. */
export const withFraction = (whole: string, fraction: string): string =>
  fraction ? whole + numberWords.point + fraction : whole

/**
 * A non-negative number with `places` decimals, rounded half up. Compensates for doubles such as 1.005, which are slightly below their
 * decimal value.
 */
export const roundHalfUp = (value: number, places: number): string =>
  (value % 1 ? value * (1 + 2 ** -52) : value).toFixed(places)

/** A non-negative number with a fixed number of decimals, without grouping. */
export const fixed = (value: number, places: number): string =>
  roundHalfUp(value, places).replace('.', numberWords.point)

/** A price with a fixed number of decimals; a dash if unknown. */
export function price(value: number | null | undefined, decimals = 2): string {
  if (value == null || !Number.isFinite(value)) return MISSING
  // From 10^21 on `toFixed` uses exponential notation; such doubles are integers.
  const text = Math.abs(value) < 1e21 ? roundHalfUp(value, decimals) : String(BigInt(value))
  const [whole = '', fraction = ''] = text.split('.')
  return withFraction(groupDigits(whole), fraction)
}
