import type { JettonRow } from '../domain/jetton/list.ts'
import { RANK } from '../lib/throttle.ts'
import { MINUTE } from '../lib/time.ts'
import type { RawAddress } from '../ton/address.ts'
import { query } from './base/query.ts'

/** Masters of the largest jettons. */
export const largestJettonMasters = async (): Promise<readonly RawAddress[]> =>
  (await import('../domain/jetton/largest.ts')).largestMasters

/** The largest jettons; pages of the ranking may contain some of them too. */
export const $largestJettons = query({
  key: 'largest-jettons',
  freshFor: 5 * MINUTE,
  rank: RANK.side,
  async load(call): Promise<JettonRow[]> {
    const masters = await largestJettonMasters()
    if (masters.length === 0) return []
    return (await import('../providers/indexer/jetton-bulk.ts')).getJettonsOf(call, masters)
  },
})
