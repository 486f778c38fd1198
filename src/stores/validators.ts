import { MINUTE } from '../lib/time.ts'
import { getValidators } from '../providers/indexer/validators.ts'
import { query } from './base/query.ts'

/** Validators of the running round. */
export const $validators = query({
  key: 'validators',
  freshFor: 15 * MINUTE,
  refetch: MINUTE,
  load: call => getValidators(call),
})
