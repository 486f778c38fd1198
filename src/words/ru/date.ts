/** Dates. A month comes as ECMAScript names it: Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sep, Oct, Nov, Dec. */
const MONTHS: Readonly<Record<string, string>> = {
  Jan: 'янв.',
  Feb: 'февр.',
  Mar: 'мар.',
  Apr: 'апр.',
  May: 'мая',
  Jun: 'июн.',
  Jul: 'июл.',
  Aug: 'авг.',
  Sep: 'сент.',
  Oct: 'окт.',
  Nov: 'нояб.',
  Dec: 'дек.',
}
const named = (month: string) => MONTHS[month] ?? month

export const day = (date: number, month: string, year: string) => `${date} ${named(month)} ${year}`
/** Without the year: ticks of charts. */
export const dayOfYear = (date: number, month: string) => `${date} ${named(month)}`
export const moment = (date: number, month: string, year: string, time: string, zone: string) =>
  `${date} ${named(month)} ${year}, ${time} ${zone}`
