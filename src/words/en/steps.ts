/** Words about a trace that is found transaction by transaction. */
export const lead =
  'The node can find it step by step: each press below asks toncenter for one transaction, whose hash and link are checked here.'
export const found = (count: number) =>
  `${count} ${count === 1 ? 'transaction' : 'transactions'} of this trace on screen, each checked here`
export const findReceiver = 'Find what it started'
export const findSender = 'Find what sent it'
export const sentBy = 'Sent by'
export const looking = 'asking toncenter …'
export const notFound = 'No transaction is known for it yet: it may not have been produced.'
export const failed = (why: string) => `Not loaded. ${why}`
export const foundOf = (found: number) => `${found} found`
