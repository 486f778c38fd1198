/** Units of abbreviated figures by their zeros, largest first. */
export const units: readonly (readonly [number, string])[] = [
  [12, '\u00a0трлн'],
  [9, '\u00a0млрд'],
  [6, '\u00a0млн'],
  [3, '\u00a0тыс.'],
]
/** Units of sizes in bytes, and in thousands of them. */
export const bytes = 'Б'
export const kilobytes = 'кБ'
