/** Units of abbreviated figures by their zeros, largest first. */
export const units: readonly (readonly [number, string])[] = [
  [12, '\u00a0bill.'],
  [9, '\u00a0mil\u00a0M'],
  [6, '\u00a0M'],
  [3, '\u00a0mil'],
]
/** Units of sizes in bytes, and in thousands of them. */
export const bytes = 'B'
export const kilobytes = 'kB'
