import * as dateWords from '#words/date.ts'
import { dateParts } from './format.ts'

/** Local date alone, e.g. "21 Nov 2026". */
export function dateOf(utime: number): string {
  const [, month = '', day, year = ''] = dateParts(utime)
  return dateWords.day(Number(day), month, year)
}
