/** Warnings about accounts. A separate file, because few pages load it. */
export const scam = 'tonapi marks this account as a scam. Send nothing to it, and believe nothing it sends.'
export const unwarned = 'tonapi does not answer: its marks of scam and other warnings are missing.'
export const needsMemo = 'A payment to this account needs a comment (memo), or it may not reach its receiver.'
export const suspended = 'The network has suspended this address: it cannot become active.'
export const frozen =
  'This account is frozen, as its storage fees were not paid: it can do nothing until it is unfrozen.'
