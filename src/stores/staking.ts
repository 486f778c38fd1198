import { MINUTE } from '../lib/time.ts'
import { getStakingPools } from '../providers/indexer/staking.ts'
import { query } from './base/query.ts'

/** All staking pools. */
export const $stakingPools = query({
  key: 'staking-pools',
  freshFor: MINUTE,
  refetch: MINUTE,
  load: call => getStakingPools(call),
})
