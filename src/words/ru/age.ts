/** Time since something: `age` is "5m" or the like. */
export const ago = (age: string) => `${age} назад`
