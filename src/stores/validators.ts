import { MINUTE } from '../lib/time.ts'
import { getValidators } from '../providers/indexer/validators.ts'
import { query } from './query.ts'

/** Validators of the running round. Expiry 15 min; asked again every minute while a screen looks. */
export const $validators = query({
  key: 'validators',
  expires: 15 * MINUTE,
  refetch: MINUTE,
  load: call => getValidators(call),
})
