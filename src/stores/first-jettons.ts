import type { JettonRow } from '../domain/jetton/list.ts'
import { RANK } from '../lib/throttle.ts'
import { MINUTE } from '../lib/time.ts'
import { parseAddress, type RawAddress } from '../ton/address.ts'
import { query } from './base/query.ts'

/** Masters of the jettons with the most holders on mainnet. No page of the ranking contains the first of them. */
const MASTERS = [
  'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs',
  'EQAvlWFDxGF2lXm67y4yzC17wYKD9A0guwPkMs1gOsM__NOT',
  'EQCvxJy4eG8hyHBFsZ7eePxrRsUQSFE_jpptRAYBmcG_DOGS',
  'EQAJ8uWd7EBqsmpSWaRdf_I-8R8-XHwh3gsNKhy-UrdrPcUo',
  'EQD-cvR0Nz6XAyRBvbhz-abTrRC6sI5tvHvvpeQraV9UAAD7',
]

/** The list is empty on other networks. */
export const largestMasters: readonly RawAddress[] = import.meta.env.PUBLIC_NETWORK_NAME
  ? []
  : MASTERS.flatMap(master => parseAddress(master)?.raw ?? [])

/** The largest jettons; pages of the ranking may contain some of them too. */
export const $largestJettons = query({
  key: 'largest-jettons',
  freshFor: 5 * MINUTE,
  rank: RANK.side,
  load: async (call): Promise<JettonRow[]> =>
    largestMasters.length === 0
      ? []
      : (await import('../providers/indexer/jetton-bulk.ts')).getJettonsOf(call, largestMasters),
})
