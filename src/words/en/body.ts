/** Names of messages' bodies. */
export const transfer = 'Transfer'
export const comment = 'Text comment'
export const binaryComment = 'Binary comment'
export const encryptedComment = 'Encrypted comment'
export const bounced = (original: string) => `Bounced: ${original}`
export const bouncedMessage = 'Bounced message'
export const unreadable = 'Unreadable body'
export const operation = (opcode: string) => `Operation ${opcode}`
export const signedRequest = 'Signed request'
/** Operations in other words than their English names (`ton/operations`), by these. */
export const operations: Readonly<Record<string, string>> = {}
