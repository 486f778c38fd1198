import { MINUTE } from '../lib/time.ts'
import { getStakingPools } from '../providers/indexer/staking.ts'
import { query } from './query.ts'

/** All staking pools. Stale after 1 min; asked again every minute while a screen looks. */
export const $stakingPools = query({
  key: 'staking-pools',
  expires: MINUTE,
  refetch: MINUTE,
  load: call => getStakingPools(call),
})
