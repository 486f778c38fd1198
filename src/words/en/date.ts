/** Dates. A month comes as ECMAScript names it: Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sep, Oct, Nov, Dec. */
export const day = (date: number, month: string, year: string) => `${date} ${month} ${year}`
/** Without the year: ticks of charts. */
export const dayOfYear = (date: number, month: string) => `${date} ${month}`
export const moment = (date: number, month: string, year: string, time: string, zone: string) =>
  `${date} ${month} ${year}, ${time} ${zone}`
