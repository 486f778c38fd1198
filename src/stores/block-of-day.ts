import type { Call } from '../lib/call.ts'
import { another } from '../providers/http/asked.ts'
import { getIndexedBlockEnd } from '../providers/indexer/block-end.ts'
import { type BlockEnd, getBlockAt, getBlockEnd } from '../providers/node/block-at.ts'
import type { FullBlockId } from '../ton/proof/block-id.ts'
import { withFallback } from './base/with-fallback.ts'
import { nullIfNotFound } from './null-if-not-found.ts'

/** Usual maximum of seconds between a moment and the newest masterchain block before it. */
const MAX_GAP_SECONDS = 60

/** Last logical time and time of a masterchain block; null if no provider has the block. */
const endOf = (call: Call, block: FullBlockId): Promise<BlockEnd | null> =>
  withFallback(
    call,
    call => getBlockEnd(call, block),
    call => getIndexedBlockEnd(call, block),
  ).catch(nullIfNotFound)

type BlockOfMoment = { block: FullBlockId; end: BlockEnd }

/**
 * The newest masterchain block at a moment (unix seconds) by the node, with its end; null before the first block. Throws ProviderError:
 * `another` if the block's header or that of the next block has a time that contradicts it.
 */
export async function findBlockAt(call: Call, utime: number): Promise<BlockOfMoment | null> {
  const block = await getBlockAt(call, utime).catch(nullIfNotFound)
  if (!block) return null
  const end = await endOf(call, block)
  if (!end || end.utime > utime + MAX_GAP_SECONDS) throw another('toncenter', 'block')
  if (end.utime < utime - MAX_GAP_SECONDS) {
    // The network may have stood still; then the next block is later, or does not exist.
    const next = await endOf(call, { ...block, seqno: block.seqno + 1 })
    if (next && next.utime <= utime) throw another('toncenter', 'block')
  }
  return { block, end }
}
