/** Words about one transaction. */
export const title = 'Transaction'
export const description =
  'A transaction of the TON network: what happened, whether it worked, what it cost and why it failed.'
export const documentName = (start: string) => `Transaction ${start}`
export const failed = 'Failed to load transaction details'
export const notFound = 'Transaction Not Found'
export const notFoundWhy = 'This transaction could not be found in recent blocks.'
export const hashForms = 'A transaction hash has 64 hexadecimal characters, or 43 or 44 of base64.'

/** Until the trace is known. */
export const reading = 'Sent; what came of it is being read.'

export const byMessage = 'Found by the hash of the message that started it, which its bytes have.'
export const phasesAndFees = 'Phases and fees'
export const hash = 'Hash'
export const previous = 'Previous transaction'
export const timestamp = 'Timestamp'

export const outsideWorld = 'Outside world'
export const logForOutside = 'Log for the outside world'
export const noIncoming = 'No incoming message'
export const noOutgoing = 'No outgoing messages'
export const done = 'Done'
export const moreBelow = (count: number) => `and ${count} more, listed below`

export const incoming = 'Incoming message'
export const outgoing = 'Outgoing messages'
export const outgoingCount = (count: number) => `Outgoing messages (${count})`
export const showRest = (count: number) => `Show ${count} more messages`
export const message = 'Message'
export const outside = 'outside'
export const toOutside = 'the outside world (log)'

export const computePhase = 'Compute phase'
export const gas = 'Gas'
export const gasUse = (gas: string, steps: string) => `${gas} used in ${steps} steps`
export const succeeded = (how: string) => `succeeded, ${how}`
export const hasFailed = (how: string) => `failed, ${how}`
export const exitCode = (code: number) => `exit code ${code}`
export const actionPhase = 'Action phase'
export const actionResult = (code: number, actions: number, special: number, skipped: number) =>
  `result code ${code}, ${actions} ${actions === 1 ? 'action' : 'actions'}${special ? `, ${special} of them no message` : ''}${skipped ? `, ${skipped} skipped` : ''}`
export const actionFees = 'Action fees'
export const forwardFees = 'Forward fees'
export const storageFee = 'Storage fee'
export const storageDebt = 'Storage debt'
export const bouncePhase = 'Bounce phase'
export const accountState = 'Account state'
export const totalFees = 'Total fees'
export const skippedNoState = 'skipped: no contract here'
export const skippedBadState = 'skipped: the code does not belong here'
export const skippedNoGas = 'skipped: too little TON for gas'
export const skippedSuspended = 'skipped: the address is suspended'
export const bounceSent = 'the message was sent back'
export const bounceNoFunds = 'too little TON left to send the message back'
export const bounceNothingLeft = 'nothing left to send the message back'

/** The footer of a printed transaction. */
export const receipt = (url: string) => `Printed by Nanoscope. Anyone can check it at ${url}`
