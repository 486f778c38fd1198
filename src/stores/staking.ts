import { MINUTE } from '../lib/time.ts'
import { getStakingPools } from '../providers/indexer/staking.ts'
import { stakingRequest } from '../providers/requests/staking.ts'
import { query } from './base/query.ts'

/** All staking pools. */
export const $stakingPools = query({
  key: stakingRequest.key,
  freshFor: MINUTE,
  refetch: MINUTE,
  load: call => getStakingPools(call),
})
