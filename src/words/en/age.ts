/** How long ago something was: `age` is "5m" or the like. */
export const ago = (age: string) => `${age} ago`
