import { DAY } from '../lib/time.ts'
import { getOperationName } from '../providers/node/operation-name.ts'
import { query } from './base/query.ts'

export { hasOperationNames } from '../providers/node/operation-name.ts'

/** The node API's name for an operation. A name is saved for a year; a missing name is not saved. */
export const $operationName = query({
  key: 'operation-name',
  immutable: true,
  freshFor: 365 * DAY,
  async *load(call, opcode: number) {
    const named = await getOperationName(call, opcode)
    if (named.name) return named
    yield named
    return undefined
  },
})
