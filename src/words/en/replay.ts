/** Words about replaying a transaction in this browser. */
export const title = 'Replay'
export const lead =
  "Makes this transaction again in your browser with TON's own virtual machine. If the result has the same hash, its steps are the steps that the network took. It takes 4 to 6 calls, and 2.1 MB once."
export const start = 'Replay'

/** Reason of a failure, followed by the check that threw. */
export const checked = (reason: string, failure: string) => `${reason} · checked by replay: ${failure}`
