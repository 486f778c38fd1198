import { mayBeAhead } from '../domain/block/ahead.ts'
import { type BlockHeader, type BlockId, isMasterchain, sameBlock } from '../domain/block/block.ts'
import { successorGroups } from '../domain/block/place.ts'
import { isNotFound, problemOf } from '../domain/text/problem.ts'
import type { BlockTransactions, ShortTransaction } from '../domain/transaction/of-block.ts'
import { type Call, mainCall } from '../lib/call.ts'
import { queryKey } from '../lib/query-key.ts'
import { RANK } from '../lib/throttle.ts'
import { SECOND } from '../lib/time.ts'
import { getBlockTransactions, getShards } from '../providers/node/block.ts'
import { getBlockHeader } from '../providers/node/header.ts'
import { blockRequest } from '../providers/requests/block.ts'
import { masterchainRequest } from '../providers/requests/masterchain.ts'
import { cache } from './base/cache.ts'
import { query } from './base/query.ts'
import { withFallback } from './base/with-fallback.ts'

const TRANSACTIONS_PAGE = 40

const id = (workchain: number, shard: string, seqno: number): BlockId => ({ workchain, shard, seqno })

const getHeader = (call: Call, block: BlockId) =>
  withFallback(
    call,
    call => getBlockHeader(call, block),
    async call => (await import('../providers/indexer/header.ts')).getIndexedHeader(call, block),
  )

function mayBeNext(block: BlockId): boolean {
  const before = queryKey(blockRequest.key, [block.workchain, block.shard, block.seqno - 1])
  return mayBeAhead(block, cache.recall(masterchainRequest.key), cache.recall(before), Date.now())
}

async function loadHeader(call: Call, block: BlockId): Promise<BlockHeader> {
  let failure: unknown
  if (!mayBeNext(block)) {
    try {
      return await getHeader(call, block)
    } catch (error) {
      if (!isMasterchain(block)) throw error
      failure = error
    }
  }
  // Lazy: only needed for blocks that are not available yet.
  const { awaitHeader } = await import('./await-header.ts')
  return awaitHeader(call, block, getHeader, failure)
}

/** Header of one block. Waits for a block that is about to be produced. */
export const $blockHeader = query({
  key: blockRequest.key,
  immutable: true,
  load: (call, workchain: number, shard: string, seqno: number) => loadHeader(call, id(workchain, shard, seqno)),
})

const follows = (next: BlockHeader, block: BlockId) => next.previous.some(previous => sameBlock(previous, block))

/** Returns the candidate if it exists and names `block` as its predecessor, else an empty array. */
async function findSuccessor(call: Call, candidate: BlockId, block: BlockId): Promise<BlockId[]> {
  try {
    return follows(await getBlockHeader(call, candidate), block) ? [candidate] : []
  } catch (error) {
    if (!isNotFound(error)) throw error
    return []
  }
}

/**
 * Blocks that follow a shard block: one, or two after a split. Empty for the newest block of a shard. `splits` is 1 for the last block
 * before a split, else 0.
 */
export const $successors = query({
  key: 'successors',
  freshFor: 30 * SECOND,
  rank: RANK.side,
  load: async (call, workchain: number, shard: string, seqno: number, splits: number) => {
    const block = id(workchain, shard, seqno)
    for (const group of successorGroups(block, splits === 1)) {
      const found = await Promise.all(group.map(candidate => findSuccessor(call, candidate, block)))
      if (found.some(ids => ids.length > 0)) return found.flat()
    }
    return []
  },
})

/** Shard blocks that a masterchain block commits. */
export const $blockShards = query({
  key: 'shards',
  immutable: true,
  async *load(call, seqno: number) {
    const shards = await getShards(call, seqno)
    // An incomplete list is not saved.
    yield shards
    return shards.unreadable > 0 ? undefined : shards
  },
})

/** True if the server lacks the method with summaries, or its answer is unreadable. */
const cannotTellInFull = (error: unknown) =>
  ['refused', 'not-found', 'malformed'].some(kind => kind === problemOf(error)?.kind)

/** Loads a block's transactions with their summaries. Falls back to a list of ids for servers without summaries. */
async function loadTransactions(call: Call, block: BlockId, after?: ShortTransaction): Promise<BlockTransactions> {
  try {
    const { getFullBlockTransactions } = await import('../providers/node/full-block.ts')
    const list = await getFullBlockTransactions(call, block, TRANSACTIONS_PAGE, after)
    const transactions = list.transactions.map(({ account, hash, lt, summary }) => ({ account, hash, lt, summary }))
    return { transactions, incomplete: list.incomplete, unreadable: list.unreadable }
  } catch (error) {
    if (!cannotTellInFull(error)) throw error
    return getBlockTransactions(call, block, TRANSACTIONS_PAGE, after)
  }
}

/** First page of a block's transactions. */
export const $blockTransactions = query({
  key: 'block-transactions',
  immutable: true,
  load: (call, workchain: number, shard: string, seqno: number) => loadTransactions(call, id(workchain, shard, seqno)),
})

/** The page of a block's transactions after `after`. */
export const getMoreBlockTransactions = (signal: AbortSignal, block: BlockId, after: ShortTransaction) =>
  loadTransactions(mainCall(signal), block, after)
