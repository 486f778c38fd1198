/** Figures as people read them. Times are unix seconds. */

/** Stands for what is not known. */
export const MISSING = '—'

/** Clocks are a little apart; one that is further behind than this many seconds is wrong. */
const CLOCKS_APART = 300

/** Age in s, m, h or d; a time a little ahead of the reader's clock is "now", one far ahead has no age. */
export function relativeTime(utime: number, now: number): string {
  const age = Math.floor(now - utime)
  if (age < -CLOCKS_APART) return MISSING
  if (age < 1) return 'now'
  if (age < 60) return `${age}s`
  if (age < 3600) return `${Math.floor(age / 60)}m`
  if (age < 86400) return `${Math.floor(age / 3600)}h`
  return `${Math.floor(age / 86400)}d`
}

/**
 * Local date and time with the zone, e.g. "21 Nov 2026, 01:15:02 GMT+0100", made of what ECMAScript says a date is as text: `Intl`
 * takes a phone 60 ms before its first one.
 */
export function dateTime(utime: number): string {
  const [, month, day, year, time, zone] = String(new Date(utime * 1000)).split(' ')
  return `${Number(day)} ${month} ${year}, ${time} ${zone === 'GMT+0000' ? 'UTC' : zone}`
}

/** Local date alone, e.g. "21 Nov 2026". */
export const dateOf = (utime: number): string => dateTime(utime).replace(/,.*/, '')

/** Groups of three digits: 1,234,567. Takes decimal text of any length. */
export function groupDigits(digits: string | number): string {
  return String(digits).replace(/\B(?=(\d{3})+(?!\d))/g, ',')
}

/** A number of at least 0 with `places` decimals, rounded half up. A double of 1.005 is a little less than that: the last of its 52 bits decides nothing. */
export const roundHalfUp = (value: number, places: number): string =>
  (value % 1 ? value * (1 + 2 ** -52) : value).toFixed(places)

/** A percentage with a fixed number of decimals, or a dash when it is not known. */
export const percentText = (value: number | null, places = 2): string =>
  value === null ? MISSING : `${roundHalfUp(value, places)}%`

/** A price with a fixed number of decimals, or a dash when it is not known. */
export function price(value: number | null | undefined, decimals = 2): string {
  if (value == null || !Number.isFinite(value)) return MISSING
  // From 10^21 on `toFixed` writes powers of ten; such a number is whole.
  const text = Math.abs(value) < 1e21 ? roundHalfUp(value, decimals) : String(BigInt(value))
  const [whole = '', ...fraction] = text.split('.')
  return [groupDigits(whole), ...fraction].join('.')
}
