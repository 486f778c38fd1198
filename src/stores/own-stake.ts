import { RANK } from '../lib/throttle.ts'
import { query } from './base/query.ts'
import { poolsQuery } from './staking.ts'
import { validatorsQuery } from './validators.ts'

/** All staking pools, asked for behind an open account. */
export const $poolsBehind = query({ ...poolsQuery, rank: RANK.side })

/** The validators of the running round, likewise. */
export const $validatorsBehind = query({ ...validatorsQuery, rank: RANK.side })
