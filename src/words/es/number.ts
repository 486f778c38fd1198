/** Signs in numbers. Between groups of three digits, and before a fraction. */
export const group = '\u00a0'
export const point: '.' | ',' = ','
export const percent = (digits: string) => `${digits}\u00a0%`
