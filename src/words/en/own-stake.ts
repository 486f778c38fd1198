/** Words about the pool or the validator that an account is. A separate file, because few pages load it. */
export const pool = 'Staking pool'
export const byTonapi = 'as tonapi lists it'
export const inPools = 'In the list of pools'
export const validator = 'Validator of the running round'
export const inValidators = 'In the list of validators'
export const rankOf = (rank: string, count: string) => `${rank} of ${count}`
