import { MINUTE } from '../lib/time.ts'
import { getValidators } from '../providers/indexer/validators.ts'
import { validatorsRequest } from '../providers/requests/validators.ts'
import { query } from './base/query.ts'

/** Validators of the running round. */
export const $validators = query({
  key: validatorsRequest.key,
  freshFor: 15 * MINUTE,
  refetch: MINUTE,
  load: call => getValidators(call),
})
