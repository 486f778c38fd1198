/** Words about the network in figures. */
export const title = 'Network Statistics'
export const description = 'The TON network in figures: newest block, block time, fees, validators and health.'
export const about = 'About Network Statistics'
export const aboutText =
  "Stats update every 30 seconds, the newest block every 5. Every figure is what a provider says or what is measured from it; the status is judged by the age of the newest masterchain block: healthy below 30 seconds, delayed up to 5 minutes, stalled beyond. Users' transactions stand in shard blocks, which masterchain blocks commit."
export const none = 'No data available'

export const latestBlock = 'Latest Block'
export const ofMasterchain = 'of the masterchain'
export const blockTransactions = 'Block Transactions'
export const inBlockAlone = (seqno: string) => `in block #${seqno} alone`
export const inNewestBlock = 'in the newest block'
export const activeValidators = 'Active Validators'
export const inRound = 'in the running round'
export const totalStakeTile = 'Total Stake'
export const ofAllValidators = (coin: string) => `${coin}, of all validators`

export const chain = 'Blockchain Information'
export const latestBlockFact = 'Latest block'
export const stateRootHash = 'State root hash'
export const stateRootHashValue = 'state root hash'

export const activity = 'Network Activity'
export const blockTime = 'Block time'
export const transactionsPerBlock = 'Transactions per block'
export const aboutFiveSeconds = 'about 5 seconds'
export const seconds = (count: string) => `${count} seconds`
export const measuredOver = (blocks: string) => `measured over ${blocks} blocks`
export const latestTransactions = 'Latest block transactions'
export const inBlock = (seqno: string) => `in #${seqno}`
export const alone = (seqno: string) => `in #${seqno} alone`
export const withShards = (seqno: string) => `in #${seqno} and its shard blocks`
export const withReward = (seqno: string) => `in #${seqno}, its reward included`
export const feesCollected = 'Fees collected'
export const feesBurned = 'Fees burned'

export const validators = 'Validator Statistics'
export const totalValidators = 'Total validators'
export const totalStake = 'Total stake'
export const minStake = 'Minimum stake'
export const electionTime = 'Election time'

export const health = 'Network Health & Version'
export const status = 'Status'
export const healthy = 'Healthy'
export const delayed = 'Delayed'
export const stalled = 'Stalled'
export const unclear = 'Unclear: this device’s clock differs'
/** `{age}` is how long ago, "5s ago". */
export const newestBlock = 'its newest block was made {age}'
export const softwareVersion = 'Software version'
export const blockVersion = 'Block version'
