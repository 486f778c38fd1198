import { RANK } from '../lib/throttle.ts'
import { MINUTE } from '../lib/time.ts'
import { getStakingPools } from '../providers/indexer/staking.ts'
import { getValidators } from '../providers/indexer/validators.ts'
import { stakingRequest } from '../providers/requests/staking.ts'
import { validatorsRequest } from '../providers/requests/validators.ts'
import { query } from './base/query.ts'

/** All staking pools, under the key of their own page, asked for behind an open account. */
export const $poolsBehind = query({
  key: stakingRequest.key,
  freshFor: MINUTE,
  refetch: MINUTE,
  rank: RANK.side,
  load: call => getStakingPools(call),
})

/** The validators of the running round, likewise. */
export const $validatorsBehind = query({
  key: validatorsRequest.key,
  freshFor: 15 * MINUTE,
  refetch: MINUTE,
  rank: RANK.side,
  load: call => getValidators(call),
})
