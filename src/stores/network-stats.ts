import { masterchainBlock } from '../domain/block/block.ts'
import type { NetworkStats } from '../domain/network/stats.ts'
import type { Call } from '../lib/call.ts'
import { MINUTE, SECOND } from '../lib/time.ts'
import { getIndexedStats } from '../providers/indexer/network-stats.ts'
import { getMasterchainHead } from '../providers/node/head.ts'
import { query } from './base/query.ts'
import { withFallback } from './base/with-fallback.ts'

/** Statistics from a header, which has neither transactions nor fees: those are null. */
async function fromHeader(call: Call): Promise<NetworkStats> {
  const { getBlockHeader } = await import('../providers/node/header.ts')
  const { seqno } = await getMasterchainHead(call)
  const { genUtime, globalId, version } = await getBlockHeader(call, masterchainBlock(seqno))
  const unknown = { softwareVersion: null, transactions: null, feesCollected: null, feesBurned: null }
  return { seqno, genUtime, globalId, version, ...unknown }
}

/** Figures of the newest masterchain block. */
export const $networkStats = query({
  key: 'network-stats',
  freshFor: 5 * MINUTE,
  refetch: 30 * SECOND,
  load: call =>
    withFallback(
      call,
      call => getIndexedStats(call),
      call => fromHeader(call),
    ),
})
