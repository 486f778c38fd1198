/** Reasons for a transaction's end that are no exit codes. */
export const noState = 'There is no contract at this address'
export const badState = 'The code that came with the message does not belong to this address'
export const noGas = 'Too little TON to pay for gas'
export const suspended = 'This address is suspended'
export const frozen = 'The account is frozen, as its storage fees were not paid'
export const lies = 'There was no contract at this address then; the amount was kept'
export const keptPlain = 'Too little TON to run the contract; the amount was kept'
export const ignored = 'The contract ran without an error and sent less than was ordered: who asked may not order here'
export const returned = 'The receiver refused the message and sent it back'
export const aborted = 'Aborted'
export const actionsSkipped = (skipped: number, all: number) =>
  `${skipped} of ${all} ${all === 1 ? 'action' : 'actions'} skipped, so not everything asked for was sent`
/** Sentence appended to a reason. */
export const retryUntil = (moment: string) => `. The same request may be tried again until ${moment}`
