import { RANK } from '../lib/throttle.ts'
import { MINUTE } from '../lib/time.ts'
import type { RawAddress } from '../ton/address.ts'
import { query } from './base/query.ts'

/** False if the build has no index that lists transfers. */
export { hasIndexV3 as hasTransfers } from '../providers/v3.ts'

const TRANSFERS_SHOWN = 10

/** The latest transfers of a jetton. Only toncenter's index lists them. */
export const $jettonTransfers = query({
  key: 'jetton-transfers',
  freshFor: MINUTE,
  rank: RANK.side,
  load: async (call, master: RawAddress) => {
    const { getIndexV3JettonTransfers } = await import('../providers/index-v3/jetton-transfers.ts')
    return getIndexV3JettonTransfers(call, master, TRANSFERS_SHOWN)
  },
})
