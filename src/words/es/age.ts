/** Time since something. */
export const now = 'ahora'
/** Units appended to a number. */
export const second = '\u00a0s'
export const minute = '\u00a0min'
export const hour = '\u00a0h'
export const day = '\u00a0d'
/** `age` is "5m" or the like. */
export const ago = (age: string) => `hace ${age}`
