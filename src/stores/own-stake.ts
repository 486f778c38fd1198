import { RANK } from '../lib/throttle.ts'
import { query } from './base/query.ts'
import { poolsQuery } from './staking.ts'
import { validatorsQuery } from './validators.ts'

/** All staking pools, at side rank for an open account. */
export const $poolsBehind = query({ ...poolsQuery, rank: RANK.side })

/** The current validators, at side rank. */
export const $validatorsBehind = query({ ...validatorsQuery, rank: RANK.side })
