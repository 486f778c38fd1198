import * as numberWords from '#words/number.ts'
import { fixed, MISSING } from './format.ts'

/** A percentage with a fixed number of decimals; a dash if unknown. */
export const percentText = (value: number | null, places = 2): string =>
  value === null ? MISSING : numberWords.percent(fixed(value, places))
