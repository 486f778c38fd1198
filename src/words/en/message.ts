/** Words about the parts of a message. */
export const started = 'What it started'
export const details = 'Fields and bytes'
export const unknown = 'No layout is known for this body.'
export const cut = 'The body ends here, before its layout does.'
export const messageHash = 'Message hash'
export const normalizedHash = 'Normalised hash (TEP-467)'
export const forwardFee = 'Forward fee'
export const external = 'External address'
export const init = 'State init'
export const initHashes = (code: string, data: string) => `code ${code}, data ${data}`
export const extra = 'Other currencies'
export const extraAmount = (amount: string, id: number) => `${amount} of currency ${id}`
export const exitCode = 'Exit code'
export const original = 'What came back'
export const cell = 'a bag of cells'
export const bytes = 'bytes'
export const inspect = 'Inspect'
export const cellSize = (bytes: number) => `${bytes} bytes`
export const tooLarge = 'too large to be shown'
export const units = (amount: string) => `${amount} units`
export const yes = 'yes'
export const no = 'no'
export const none = 'none'
export const modes = (modes: string) => `send modes ${modes}`
export const ton = 'TON'
export const byContract = (contract: string) => `read as a request to ${contract}, which tonapi says this contract is`
