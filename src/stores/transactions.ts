import type { RecentTransactions } from '../domain/transaction/list.ts'
import type { Call } from '../lib/call.ts'
import { SECOND } from '../lib/time.ts'
import { recentTransactionsRequest } from '../providers/requests/transactions.ts'
import { hasIndexV3 } from '../providers/v3.ts'
import { query } from './base/query.ts'
import { BLOCKS_AGAIN_MS } from './base/times.ts'
import { withFallback } from './base/with-fallback.ts'
import type { HeadOf } from './recent-blocks.ts'
import type { RecentPart } from './recent-part.ts'
import { rememberTransactions, trackSources } from './seen/transactions.ts'

type Read = (call: Call) => Promise<RecentPart>

const byIndexV3: Read = async call => (await import('./recent-index.ts')).readIndexV3(call)
const byNode: Read = async call => (await import('./recent-blocks.ts')).readNodeBlocks(call)

/** The newest transactions. Yields a first part if more follows. `headOf` loads the newest block if needed. */
export async function* readNewest(
  asked: Call,
  headOf?: HeadOf,
): AsyncGenerator<RecentTransactions, RecentTransactions> {
  const { call, sources } = trackSources(asked)
  const byIndexer: Read = async call => (await import('./recent-blocks.ts')).readIndexedBlocks(call, headOf)
  const reads = hasIndexV3 ? [byIndexV3, byIndexer, byNode] : [byIndexer, byNode]
  const { list, readMore } = await withFallback(call, ...reads)
  rememberTransactions(list, sources)
  if (!readMore) return list
  yield list
  const whole = await readMore(call)
  rememberTransactions(whole, sources)
  return whole
}

/** The newest transactions of all chains. */
export const $recentTransactions = query({
  key: recentTransactionsRequest.key,
  freshFor: 15 * SECOND,
  refetch: BLOCKS_AGAIN_MS,
  load: call => readNewest(call),
})
