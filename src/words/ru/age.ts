/** Time since something. */
export const now = 'сейчас'
/** Units appended to a number. */
export const second = '\u00a0с'
export const minute = '\u00a0мин'
export const hour = '\u00a0ч'
export const day = '\u00a0д'
/** `age` is "5m" or the like. */
export const ago = (age: string) => `${age} назад`
