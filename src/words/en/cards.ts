/** Words on the cards of tokens. */
export const noCollection = 'No collection'
export const moreAttributes = (count: number) => `+${count} more`
export const mixedAlphabets = 'mixed alphabets'
export const mixedAlphabetsHint = 'A word of its name mixes letters that look alike'
export const onSale = 'On sale'
