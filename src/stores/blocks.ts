import { type MasterchainBrief, masterchainBriefs, measuredInterval, mergeBriefs } from '../domain/block/time.ts'
import type { Call } from '../lib/call.ts'
import { HOUR, SECOND } from '../lib/time.ts'
import { ProviderError } from '../providers/http/error.ts'
import { getReducedBlocks } from '../providers/indexer/blocks.ts'
import { getMasterchainHead } from '../providers/node/head.ts'
import { masterchainRequest } from '../providers/requests/masterchain.ts'
import { cache } from './base/cache.ts'
import { clock } from './base/clock.ts'
import { query } from './base/query.ts'
import { BLOCKS_AGAIN_MS, HEAD_AGAIN_MS, HEAD_FRESH_MS } from './base/times.ts'
import { withFallback } from './base/with-fallback.ts'

/** Number of blocks per page. */
export const BLOCKS_SHOWN = 50

/** The newest masterchain block. */
export const $masterchain = query({
  key: masterchainRequest.key,
  freshFor: HEAD_FRESH_MS,
  refetch: HEAD_AGAIN_MS,
  load: call =>
    withFallback(
      call,
      call => getMasterchainHead(call),
      // Lazy: only needed as a fallback.
      async call => (await import('../providers/indexer/header.ts')).getIndexedHead(call),
    ),
})

/** Time of the chain to list: enough for a page at mainnet's pace. The pace of a slower chain is remembered for the next request. */
const MIN_STRETCH_SECONDS = 30
const MAX_STRETCH_SECONDS = 600
const STRETCH_KEY = 'block-stretch'
/** Bounds of a request are rounded to this, so that visitors send the same request. */
const STEP_SECONDS = 5

function readStretch(): number {
  const stretch = cache.read(STRETCH_KEY)?.value
  return typeof stretch === 'number' ? stretch : MIN_STRETCH_SECONDS
}

function rememberStretch(briefs: MasterchainBrief[]) {
  const interval = measuredInterval(briefs)
  if (!interval) return
  const stretch = Math.max(MIN_STRETCH_SECONDS, Math.ceil(interval * (BLOCKS_SHOWN + 10)))
  cache.write(STRETCH_KEY, { value: Math.min(MAX_STRETCH_SECONDS, stretch), at: Date.now(), sources: [] }, HOUR)
}

async function listBriefs(call: Call): Promise<MasterchainBrief[]> {
  const now = clock(STEP_SECONDS)
  const briefs = masterchainBriefs(await getReducedBlocks(call, now - readStretch(), now + STEP_SECONDS))
  const [newest] = briefs
  const { value: head } = $masterchain()
  // If the device clock is wrong, the list has other blocks than the newest, or none.
  const isElsewhere = head?.status === 'ready' && newest && newest.seqno < head.value.seqno - BLOCKS_SHOWN
  if (!newest || isElsewhere) throw new ProviderError('not-found', 'tonapi', 'no blocks at this time')
  rememberStretch(briefs)
  return briefs
}

/** Merged facts about blocks; a less complete answer never overwrites a more complete one. */
let known: MasterchainBrief[] = []
const BRIEFS_KEPT = 4 * BLOCKS_SHOWN

/** Times and transaction counts of the newest masterchain blocks. */
export const $blockBriefs = query({
  key: 'block-briefs',
  freshFor: 30 * SECOND,
  refetch: BLOCKS_AGAIN_MS,
  async load(call) {
    const fresh = await withFallback(
      call,
      call => listBriefs(call),
      // Lazy: only needed as a fallback.
      async call => (await import('./block-ends.ts')).headersAtEnds(call, BLOCKS_SHOWN),
    )
    known = mergeBriefs(known, fresh, BRIEFS_KEPT)
    const { value: head } = $masterchain()
    if (head?.status === 'ready') {
      // Drop wrong blocks: since the newest one, a chain has made at most ten a second.
      const most = head.value.seqno + BLOCKS_SHOWN + (Date.now() - head.at) / 100
      known = known.filter(({ seqno }) => seqno < most)
    }
    return known
  },
})
