import { problemOf } from '../domain/text/problem.ts'
import { mainCall } from '../lib/call.ts'
import { getBlockAt } from '../providers/node/block-at.ts'
import type { FullBlockId } from '../ton/proof/block-id.ts'

/** The newest masterchain block at a moment (unix seconds) by the node; null before the first block. Throws ProviderError. */
export async function findBlockAt(utime: number, signal: AbortSignal): Promise<FullBlockId | null> {
  try {
    return await getBlockAt(mainCall(signal), utime)
  } catch (error) {
    if (problemOf(error)?.kind === 'not-found') return null
    throw error
  }
}
