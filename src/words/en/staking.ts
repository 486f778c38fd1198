/** Words about staking pools. */
export const title = 'Staking pools'
export const description = 'Staking pools of the TON network: their yields, sizes and nominators.'
export const heading = 'TON Staking Pools'
export const lead =
  "Pools gather coins of nominators and stake them with validators. Yields are the provider's estimates."
export const failed = 'Failed to load staking pools'
export const none = 'No staking pools found'
export const marked = 'The pool you came for is marked.'
export const empty = 'The pool you came for is empty; it is marked, and counts in none of the figures above.'
export const notListed = 'No pool at the address you came with is listed.'
export const noAddress = 'What you came with is no address, so no pool is marked.'
export const hidden = (count: number, digits: string) =>
  `${digits} empty ${count === 1 ? 'pool is' : 'pools are'} hidden.`
/** Above a list whose figures are new and whose order is not. */
export const moved = (count: number) =>
  `${count} ${count === 1 ? 'pool stands' : 'pools stand'} elsewhere now: sort again`

export const byApy = 'APY'
export const byUsers = 'Users'
export const pool = 'Pool'
export const kind = 'Kind'
export const apy = 'APY'
export const total = 'Total staked'
export const nominators = 'Nominators'
export const jetton = 'Jetton'
export const itsJetton = 'its jetton'
export const rate = 'Rate'
export const minStake = 'Min stake'
export const ofMost = (count: string, most: string) => `${count} of ${most}`
export const withdrawal = 'Withdrawal'
export const liquid = 'Liquid'
export const locked = 'Locked'
export const roundEnd = 'Round ends'
export const inTime = (time: string) => `in ${time}`
export const roundOver = 'over'

export const totalPools = 'Total Pools'
export const withCoins = 'with coins in them'
export const totalStaked = 'Total Staked'
export const inThesePools = (coin: string) => `${coin}, in these pools`
export const averageApy = 'Average APY'
export const countingAlike = 'every pool counting alike'
export const totalNominators = 'Total Nominators'
export const inManyPools = 'one may be in many pools'
export const byKind = 'Total staked by kind of pool'
export const poolCount = (count: number, digits: string) => `${digits} ${count === 1 ? 'pool' : 'pools'}`
export const notStatedBy = (count: number, digits: string) => `not stated by ${poolCount(count, digits)}`

/** Kinds of pools, which the provider names in the plural: "Nominator pools". */
export const kindOf = (kind: string) => kind
export const kindOfOne = (kind: string) => kind.replace(/\bpools$/i, plural => plural.slice(0, -1))
export const otherKinds = 'Others'
export const poolNumber = (number: number) => `Pool #${number}`
