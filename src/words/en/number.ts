/** Signs in numbers. Between groups of three digits, and before a fraction. */
export const group = ','
export const point = '.'
export const percent = (digits: string) => `${digits}%`
/** Units of abbreviated figures by their zeros, largest first. */
export const sizes: readonly (readonly [number, string])[] = [
  [12, 'T'],
  [9, 'B'],
  [6, 'M'],
  [3, 'K'],
]
