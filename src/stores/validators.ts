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
