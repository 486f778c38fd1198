/** Outcomes of what a transaction sent, in a sentence; amounts are in braces. Steps count from 1. */
/** Names a page. */
export const cameBackName = (amount: string) => `Came back ${amount}`
export const notKnown = 'Sent; what came of it is not known here.'
export const arrived = 'It arrived.'
export const ignored = 'It arrived, but the contract did not do what was ordered.'
export const claimed = 'It arrived, by what the contracts say; not checked.'
/** A name of what came of an order, and who says so. */
export const swappedName = 'Swapped'
export const swapped = 'Both amounts are in the bytes of its trace; which jettons they are is an indexer’s claim.'
export const allArrived = (count: number) => `All ${count} arrived.`
export const inVain = 'It arrived; the code of the receiver failed on the notice of it.'
export const failedLater = (count: number, step: number) =>
  `${count === 1 ? 'It arrived' : `All ${count} arrived`}, but step ${step} after it failed.`
export const waits = '{sum} came to an address where nothing was set up then.'
export const cameBack = (step: number | 'exchange' | null) => {
  if (step === null) return '{back} of {sum} came back.'
  const reason = step === 'exchange' ? 'the exchange did not swap it' : `step ${step} failed`
  return `{back} of {sum} came back: ${reason}.`
}
export const neverLeft = (step: number | 'exchange' | null) => `{sum} never left: step ${step} failed.`
export const stayed = (step: number) => `Step ${step} failed, and {sum} stayed with the receiver.`
/** Of one message. */
export const inPart = 'Only a part of it was done.'
export const partly = (arrived: number, of: number) => `${arrived} of ${of} arrived.`
export const partlyBack = (count: number) => `${count} came back.`
export const partlyStayed = (count: number) => `${count} stayed where the code failed.`
export const underWay = (done: number, of: number) => `Under way: ${done} of ${of} steps.`
export const unknown = 'What came of it is not known: steps are missing, unreadable or unexpected.'
