/** Signs in numbers. Between groups of three digits, and before a fraction. */
export const group = ','
export const point: '.' | ',' = '.'
export const percent = (digits: string) => `${digits}%`
