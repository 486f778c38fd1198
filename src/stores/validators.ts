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

/** The elected validators by the chain, for where no other list is to be had. */
export const $elected = query({
  key: 'elected',
  freshFor: 15 * MINUTE,
  load: async call => (await import('../providers/node/round.ts')).getElected(call),
})
