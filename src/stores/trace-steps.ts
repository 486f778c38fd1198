import type { End } from '../domain/trace/found-steps.ts'
import { DAY } from '../lib/time.ts'
import type { RawAddress } from '../ton/address.ts'
import type { Hash } from '../ton/hash.ts'
import { query } from './base/query.ts'

/** The transaction at one end of an internal message, by the node alone. Saved: it is immutable. */
export const $neighbour = query({
  key: 'neighbour',
  immutable: true,
  freshFor: 7 * DAY,
  async load(call, end: End, source: RawAddress, destination: RawAddress, createdLt: string, hash: Hash) {
    const { getReceiver, getSender } = await import('../providers/node/locate.ts')
    return (end === 'receiver' ? getReceiver : getSender)(call, { source, destination, createdLt, hash })
  },
})
