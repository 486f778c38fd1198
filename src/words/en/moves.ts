/** Words about what a message says, and how jettons moved. */
export const bytes = (hex: string) => `Bytes ${hex}`
export const encrypted = 'Encrypted'
export const operation = (name: string) => `Operation ${name}`
export const privateToBoth = ', readable only by sender and receiver'
export const hadBeenSent = 'had been sent'
export const arrived = 'arrived'
export const moveFailed = ' failed'
/** Link to the trace below, for a message about jettons. */
export const noneListed = 'tonapi lists no jettons that moved here; the steps below show what was asked'
export const tooLong = 'Too many transfers to list'
export const tooLongWhy = 'This transaction belongs to a trace that is too long for the indexer to list.'
