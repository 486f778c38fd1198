/** Faults of an amount that was typed. */
export const comma = 'Write decimals after a point: 1.5.'
export const negative = 'Write an amount without a sign.'
export const long = 'That is longer than any amount: at most 40 characters.'
export const noNumber = 'Write a number, such as 12.5.'
