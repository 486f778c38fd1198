/** Figures as people read them. Times are unix seconds. */
import * as ageWords from '#words/age.ts'
import * as dateWords from '#words/date.ts'
import * as numberWords from '#words/number.ts'

/** Stands for what is not known. */
export const MISSING = '—'

/** Clocks are a little apart; one that is further behind than this many seconds is wrong. */
const CLOCKS_APART = 300

/** Time since `utime`, "5m ago"; `justNow` for one a little ahead of the reader's clock, while one far ahead has no age. */
export function relativeTime(utime: number, now: number, justNow: string = ageWords.now): string {
  const age = Math.floor(now - utime)
  if (age < -CLOCKS_APART) return MISSING
  if (age < 1) return justNow
  if (age < 60) return ageWords.ago(age + ageWords.second)
  if (age < 3600) return ageWords.ago(Math.floor(age / 60) + ageWords.minute)
  if (age < 86400) return ageWords.ago(Math.floor(age / 3600) + ageWords.hour)
  return ageWords.ago(Math.floor(age / 86400) + ageWords.day)
}

/** Parts of a local date: weekday, month, day, year, time, zone, as ECMAScript writes them in English. */
export const dateParts = (utime: number) => String(new Date(utime * 1000)).split(' ')

/**
 * Local date and time with the zone, e.g. "21 Nov 2026, 01:15:02 GMT+0100", of what ECMAScript says a date is as text: `Intl` takes a
 * phone 60 ms before its first one.
 */
export function dateTime(utime: number): string {
  const [, month = '', day, year = '', time = '', zone = ''] = dateParts(utime)
  return dateWords.moment(Number(day), month, year, time, zone === 'GMT+0000' ? 'UTC' : zone)
}

/** Groups of three digits: 1,234,567. Takes decimal text of any length. */
export function groupDigits(digits: string | number): string {
  return String(digits).replace(/\B(?=(\d{3})+(?!\d))/g, numberWords.group)
}

/** A number whose digits before and behind the point are known. */
export const withFraction = (whole: string, fraction: string): string =>
  fraction ? whole + numberWords.point + fraction : whole

/** A number of at least 0 with `places` decimals, rounded half up. A double of 1.005 is a little less than that: the last of its 52 bits decides nothing. */
export const roundHalfUp = (value: number, places: number): string =>
  (value % 1 ? value * (1 + 2 ** -52) : value).toFixed(places)

/** A number of at least 0 with a fixed number of decimals, its digits not grouped. */
export const fixed = (value: number, places: number): string =>
  roundHalfUp(value, places).replace('.', numberWords.point)

/** A price with a fixed number of decimals, or a dash when it is not known. */
export function price(value: number | null | undefined, decimals = 2): string {
  if (value == null || !Number.isFinite(value)) return MISSING
  // From 10^21 on `toFixed` writes powers of ten; such a number is whole.
  const text = Math.abs(value) < 1e21 ? roundHalfUp(value, decimals) : String(BigInt(value))
  const [whole = '', fraction = ''] = text.split('.')
  return withFraction(groupDigits(whole), fraction)
}
