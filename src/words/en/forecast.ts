/** Words about what a pasted message would do. */
export const title = 'What would happen'
export const lead =
  'Tries this message on its receiver as it is now, in your browser. Nothing is sent; toncenter is asked for the account and the rules of the network: three calls, and 2.1 MB once.'
export const forecast = 'A forecast: nothing of this has happened'
export const basis = (seqno: string) =>
  `Tried on the account as masterchain block ${seqno} left it. What happens before the message arrives may change it, and so may random numbers.`
export const refused = (reason: string) => `The account would not accept it: ${reason}`
