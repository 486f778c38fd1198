import type { Round, ValidatorSet } from '../domain/network/validator.ts'
import type { Call } from '../lib/call.ts'
import { MINUTE } from '../lib/time.ts'
import { getValidators } from '../providers/indexer/validators.ts'
import { validatorsRequest } from '../providers/requests/validators.ts'
import { query } from './base/query.ts'

/** Query for the current validators, without a rank. */
export const validatorsQuery = {
  key: validatorsRequest.key,
  freshFor: 15 * MINUTE,
  refetch: MINUTE,
  load: (call: Call) => getValidators(call),
}

/** The current validators. */
export const $validators = query(validatorsQuery)

/** Number of validators, by the chain if possible, and their stake in nanoTON; null if unknown, as the stake is if not all are listed. */
export function totalsOf(set: ValidatorSet | null, round: Round | null) {
  const total = round?.total ?? set?.total
  const isWhole = set && set.validators.length + set.unreadable === total
  return { total, stake: isWhole ? set.totalStake : null }
}
