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
/** Operations, by their English names (`ton/operations`). */
export const named = (name: string) => name
