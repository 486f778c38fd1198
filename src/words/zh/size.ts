/** Units of abbreviated figures by their zeros, largest first. */
export const units: readonly (readonly [number, string])[] = [
  [12, '\u00a0万亿'],
  [8, '\u00a0亿'],
  [4, '\u00a0万'],
]
