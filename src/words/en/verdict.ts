/** Words about figures of a page that were compared with what validators signed. */
export const signed = 'Signed by validators, checked here'
/** In place of an unknown provider. */
export const aProvider = 'A provider'
export const differs = (who: string, said: string, signed: string) => `${who} says ${said}, validators signed ${signed}`
export const apart = (who: string, said: string) =>
  `Validators signed this; ${who}, which may be at another moment, says ${said}`
export const asking = 'Asking for the bytes of the block, to read its figures.'
export const fees = 'Fees collected'
export const version = 'Version'
export const time = 'Generated at'
export const unread = (count: number) => `${count} of them could not be read in the list below.`
export const listed = (who: string, strange: number, missing: number) =>
  `The list of ${who} has ${strange} that this block does not hold, and leaves out ${missing}`
export const notProved = 'The figures of the block could not be proved.'
