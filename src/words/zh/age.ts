/** Time since something. */
export const now = '刚刚'
/** Units appended to a number. */
export const second = '\u00a0秒'
export const minute = '\u00a0分钟'
export const hour = '\u00a0小时'
export const day = '\u00a0天'
/** `age` is "5m" or the like. */
export const ago = (age: string) => `${age}前`
