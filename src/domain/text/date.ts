import * as dateWords from '#words/date.ts'
import { dateParts } from './format.ts'

/** Local date without time, e.g. "21 Nov 2026". */
export function dateOf(utime: number): string {
  const [, month = '', day, year = ''] = dateParts(utime)
  return dateWords.day(Number(day), month, year)
}

/** Date in UTC without time. */
export function dateOfUtc(utime: number): string {
  const [, day, month = '', year = ''] = new Date(utime * 1000).toUTCString().split(' ')
  return dateWords.day(Number(day), month, year)
}
