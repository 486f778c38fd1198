/** Time since something. */
export const now = 'now'
/** Units appended to a number. */
export const second = 's'
export const minute = 'm'
export const hour = 'h'
export const day = 'd'
/** `age` is "5m" or the like. */
export const ago = (age: string) => `${age} ago`
