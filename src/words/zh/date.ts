/** Dates. A month comes as ECMAScript names it: Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sep, Oct, Nov, Dec. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const named = (month: string) => (MONTHS.includes(month) ? `${MONTHS.indexOf(month) + 1}月` : month)

export const day = (date: number, month: string, year: string) => `${year}年${named(month)}${date}日`
/** Without the year: ticks of charts. */
export const dayOfYear = (date: number, month: string) => `${named(month)}${date}日`
export const moment = (date: number, month: string, year: string, time: string, zone: string) =>
  `${year}年${named(month)}${date}日 ${time} ${zone}`
