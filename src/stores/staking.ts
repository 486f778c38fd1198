import type { Call } from '../lib/call.ts'
import { MINUTE } from '../lib/time.ts'
import { getStakingPools } from '../providers/indexer/staking.ts'
import { stakingRequest } from '../providers/requests/staking.ts'
import { query } from './base/query.ts'

/** Query for all staking pools, without a rank. */
export const poolsQuery = {
  key: stakingRequest.key,
  freshFor: MINUTE,
  refetch: MINUTE,
  load: (call: Call) => getStakingPools(call),
}

/** All staking pools. */
export const $stakingPools = query(poolsQuery)
