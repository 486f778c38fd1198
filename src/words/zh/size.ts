/** Units of abbreviated figures by their zeros, largest first. */
export const units: readonly (readonly [number, string])[] = [
  [12, '\u00a0万亿'],
  [8, '\u00a0亿'],
  [4, '\u00a0万'],
]
/** Units of sizes in bytes, and in thousands of them. */
export const bytes = 'B'
export const kilobytes = 'kB'
