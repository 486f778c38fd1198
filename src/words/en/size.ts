/** Units of abbreviated figures by their zeros, largest first. */
export const units: readonly (readonly [number, string])[] = [
  [12, 'T'],
  [9, 'B'],
  [6, 'M'],
  [3, 'K'],
]
/** Units of sizes in bytes, and in thousands of them. */
export const bytes = 'B'
export const kilobytes = 'kB'
