/** Warnings about accounts. A separate file, because few pages load it. */
export const safetyWords = {
  scam: 'tonapi marks this account as a scam. Send nothing to it, and believe nothing it sends.',
  needsMemo: 'A payment to this account needs a comment (memo), or it may not reach its receiver.',
  suspended: 'The network has suspended this address: it cannot become active.',
  frozen: 'This account is frozen, as its storage fees were not paid: it can do nothing until it is unfrozen.',
}
