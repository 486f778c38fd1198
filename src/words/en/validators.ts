/** Words about validators. */
export const title = 'Validators'
export const description = 'The validators of the TON network: their number, stakes and addresses.'
export const lead = 'Data refreshes every minute.'
export const about = 'About TON Validators'
export const aboutText =
  "Validators check transactions and agree on the next block. Each puts coins at stake, its own and often those of nominators, and loses some of them when it breaks the rules. They are elected for a round by their stakes: the validator set changes about every 18 hours, and a stake is given back some hours after its round is over. Of a stake counts at most its own factor times the least stake elected. The index is a validator's place in the provider's answer."
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
export const toStand = (coin: string) => `${coin}, to stand for election`
export const electionDate = 'Election date'

export const distribution = 'Stake distribution'
/** Stand below a number of validators. */
export const holdThird = (count: number) =>
  count === 1 ? 'validator alone holds a third of the stake' : 'largest validators hold a third of the stake'
export const holdHalf = (count: number) =>
  count === 1 ? 'validator alone holds half of the stake' : 'largest validators hold half of the stake'

export const round = 'Running round'
export const since = 'Began'
export const until = 'Ends'
export const submitted = 'Stake submitted'
export const effective = 'Stake that counts'

export const byStake = 'Stake, largest first'
export const byStakeUp = 'Stake, smallest first'
export const byPlace = 'Index'
export const byPlaceDown = 'Index, last first'
export const byAddress = 'Address'
export const byAddressDown = 'Address, last first'
export const byAdnl = 'ADNL address'
export const byAdnlDown = 'ADNL address, last first'

export const active = 'Active Validators'
export const listed = (count: string) => `${count} listed`
export const changed = (count: number) => `${count} new ${count === 1 ? 'stake' : 'stakes'}`
export const stake = 'Stake'
export const adnl = 'ADNL Address'
export const adnlValue = 'ADNL address'

export const elected = 'Elected validators, by the chain'
export const electedNote =
  'From parameter 34 of the network’s configuration. Stakes and addresses are missing: tonapi alone lists them.'
export const electedFailed = 'Failed to load the elected validators'
export const publicKey = 'Public key'
export const publicKeyValue = 'public key'
export const weight = 'Weight'
