/** Words about the comparison of a displayed fact with the answers of other providers. */
export const asking = 'Asking the others …'
export const agrees = (provider: string, what: string, when: string, count: number, of: number) =>
  `${provider} agrees, ${count} of ${of}: ${what}${when}.`
/** Note that two other providers agree, though both differ from the displayed value. */
export const agreeToo = (first: string, second: string) => `${first} and ${second} say the same.`
export const differs = (shown: string, other: string, when: string) => `${shown} and ${other} differ${when}.`
export const single = (provider: string) => `Single source: ${provider} does not have it.`
export const otherAlone = (provider: string, values: string) => `Only ${provider} states it: ${values}.`
export const movedOn = (shown: string, when: string, other: string, otherWhen: string) =>
  `Not comparable: ${shown} is${when}, ${other}${otherWhen}.`
export const refreshFirst = 'What is shown is older: refresh it, then compare again.'
export const failed = (why: string) => `Not compared. ${why}`

/** Moment of the chain that a statement describes, appended to the statement. */
export const atLogicalTime = (lt: string) => ` at logical time ${lt}`
export const atBlock = (seqno: string) => ` at block ${seqno}`
export const atUnknown = ' at an unknown moment'
export const unsaid = ', though neither says of which moment'
/** Difference between two newest blocks; `later`: seconds between the two answers. */
export const apart = (blocks: string, seconds: number | undefined, later: number) =>
  `${blocks} ${blocks === '1' ? 'block' : 'blocks'} apart${seconds ? `, about ${seconds} s` : ''}; the answers are ${later} s apart.`

/** Names of compared facts. */
export const balance = 'balance'
export const status = 'status'
export const lastTransaction = 'last transaction'
export const codeHash = 'code hash'
export const dataHash = 'data hash'
export const hash = 'hash'
export const rootHash = 'root hash'
export const fileHash = 'file hash'
export const supply = 'total supply'
