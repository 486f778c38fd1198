/** Dates. A month comes as ECMAScript names it: Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sep, Oct, Nov, Dec. */
const MONTHS: Readonly<Record<string, string>> = {
  Jan: 'ene',
  Apr: 'abr',
  Aug: 'ago',
  Sep: 'sept',
  Dec: 'dic',
}
const named = (month: string) => MONTHS[month] ?? month.toLowerCase()

export const day = (date: number, month: string, year: string) => `${date} ${named(month)} ${year}`
/** Without the year: ticks of charts. */
export const dayOfYear = (date: number, month: string) => `${date} ${named(month)}`
export const moment = (date: number, month: string, year: string, time: string, zone: string) =>
  `${date} ${named(month)} ${year}, ${time} ${zone}`
