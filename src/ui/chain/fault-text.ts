import * as damageWords from '#words/damage.ts'

/** What is wrong with some bytes, for people: `fault` is that of a `TonBytesError`. */
export const faultText = (fault: string): string => damageWords.faults[fault] ?? fault
