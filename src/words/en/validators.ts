/** Words about validators. */
export const title = 'Validators'
export const description = 'The validators of the TON network: their number, stakes and addresses.'
export const lead = 'Data refreshes every minute.'
export const about = 'About TON Validators'
export const aboutText =
  'Validators check transactions and agree on the next block. Each puts coins at stake, its own and often those of nominators, and loses some of them when it breaks the rules. They are elected for a round by their stakes: the validator set changes about every 18 hours, and a stake is given back some hours after its round is over. The number of a validator is its rank by weight.'
export const failed = 'Failed to load validators'
export const none = 'No validator data available at the moment'
export const unavailable = 'Validator Data Unavailable'
export const hint = 'Validator data needs specialized APIs. Check back later or use official explorers.'
export const fallback = 'Validator data temporarily unavailable. Please try again later.'

export const total = 'Total Validators'
export const inRound = 'in the running round'
export const totalStake = 'Total Stake'
export const ofAll = (coin: string) => `${coin}, of all validators`
export const minStake = 'Min Stake'
export const toStand = (coin: string) => `${coin}, for candidates`
export const electionDate = 'Election date'
export const roundBegan = (time: string) => `began ${time}`

export const distribution = 'Distribution of weight'
/** Stand below a number of validators. */
export const holdThird = (count: number) =>
  count === 1 ? 'validator alone holds a third of the weight' : 'largest validators hold a third of the weight'
export const holdHalf = (count: number) =>
  count === 1 ? 'validator alone holds half of the weight' : 'largest validators hold half of the weight'

export const round = 'Running round'
export const since = 'Began'
export const until = 'Ends'
export const submitted = 'Stake submitted'
export const effective = 'Stake that counts'

export const counts =
  'Of the stakes submitted, each counts up to its own factor times the least stake elected; what counts is the validator’s weight.'

export const byWeight = 'Weight, largest first'
export const byWeightUp = 'Weight, smallest first'
export const byStake = 'Stake, largest first'
export const byStakeUp = 'Stake, smallest first'
export const byAddress = 'Address'
export const byAddressDown = 'Address, last first'
export const byAdnl = 'ADNL address'
export const byAdnlDown = 'ADNL address, last first'

export const active = 'Active Validators'
export const listed = (count: string) => `${count} listed`
export const changed = (count: number) => `${count} new ${count === 1 ? 'stake' : 'stakes'}`
export const stake = 'Stake'
export const rank = 'Rank'
export const factor = 'Factor'
/** In front of it, on a phone. */
export const factorBefore = 'factor'
/** Stands beside the stake submitted. */
export const counted = '{amount} count'
export const weightUnknown = 'Shares are of the stakes submitted: factors are not known.'
export const notAllListed = 'Not all elected validators are listed: weights are not known.'
export const maybeNotAllListed = 'Whether all elected validators are listed is not known, so weights are not shown.'
export const weightNote = 'Weight is the share of the stakes that count, by which a validator’s signature counts.'
export const adnl = 'ADNL Address'
export const adnlValue = 'ADNL address'

export const weight = 'Weight'
