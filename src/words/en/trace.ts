/** Words about the trace of a transaction: all that a message set off. */
export const title = 'Trace'
export const failed = 'Failed to load the trace'
export const notFound = 'The indexer does not know this trace yet'
export const tooLong = 'Too long for the indexer to list'
export const unmarked = 'tonapi tells nothing of this trace: names and scam marks are missing.'
export const alone = 'Nothing followed: this transaction is all of its trace.'
export const seconds = (count: number) => `${count} s`
export const stepsLabel = 'Steps'
export const accountsLabel = 'Accounts'
export const duration = 'From first to last'
export const fees = 'Fees in all'
export const failedLabel = 'Failed steps'
export const noneFailed = 'none'
export const checked = (steps: number, allSteps: number, links: number, allLinks: number) =>
  `Checked in this browser: ${steps} of ${allSteps} ${allSteps === 1 ? 'step' : 'steps'}, and ${links} of ${allLinks} ${allLinks === 1 ? 'hand-over' : 'hand-overs'} between them`
export const unreadable = 'cannot be read'
export const expected = 'expected by the provider’s emulation'
export const expectedShort = 'expected'
export const onItsWay = 'on its way'
/** Of a sent message whose receiving step may be one of those that could not be read. */
export const unknownReceipt = 'not known if received'
export const unfinished = 'Messages are still on their way; the trace is asked for again.'
export const thisStep = 'this transaction'
export const firstFailed = 'first to fail'
export const drawing = (steps: number, failed: number, isAll: boolean, ahead: number) =>
  `Drawing of ${steps} ${steps === 1 ? 'step' : 'steps'}, ${isAll ? `${failed || 'none'} failed` : failed ? `at least ${failed} failed` : 'failures unknown'}${ahead ? `, and ${ahead} expected or on ${ahead === 1 ? 'its' : 'their'} way` : ''}; the outline below says the same in words`
/** Opens what a short trace keeps folded. */
export const details = 'Steps, money and proof'
export const run = (count: number, name: string) => `${count} × ${name}`

/** Total that the account that began a trace paid and got; slots in braces. */
export const inAllBoth = 'In all, fees included, {who} paid {paid} and got {got}.'
export const inAllPaid = 'In all, fees included, {who} paid {paid}.'
export const inAllGot = 'In all, fees taken off, {who} got {got}.'
export const soFarBoth = 'So far, fees included, {who} has paid {paid} and got {got}.'
export const soFarPaid = 'So far, fees included, {who} has paid {paid}.'
export const soFarGot = 'So far, fees taken off, {who} has got {got}.'

export const money = 'Who gained, who paid'
export const moneyLead = 'exact, from the bytes of every step'
export const sumsToZero = 'every amount is accounted for'
export const doesNotSum = 'not every amount is accounted for: steps are missing'
export const feesOfSteps = (count: number) => `Fees of ${count} ${count === 1 ? 'step' : 'steps'}`
export const broughtIn = 'Brought in from outside of the trace'
export const stillOnItsWay = 'Still on its way'
export const incomplete = 'not all of its steps could be read'
export const jettonsBy = (source: string) => `Jettons according to ${source}.`
export const jettonsUnknown = 'It is not known which jettons moved.'
