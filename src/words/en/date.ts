/** Dates: names of months, and the order of a date's parts. */
export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
export const day = (date: number, month: string, year: number) => `${date} ${month} ${year}`
/** Without the year: ticks of charts. */
export const dayOfYear = (date: number, month: string) => `${date} ${month}`
export const moment = (day: string, time: string, zone: string) => `${day}, ${time} ${zone}`
