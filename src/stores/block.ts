import { mayBeAhead } from '../domain/block/ahead.ts'
import { type BlockHeader, type BlockId, isMasterchain, sameBlock } from '../domain/block/block.ts'
import { successorGroups } from '../domain/block/place.ts'
import { problemOf } from '../domain/text/problem.ts'
import type { BlockTransactions, ShortTransaction } from '../domain/transaction/of-block.ts'
import { type Call, mainCall } from '../lib/call.ts'
import { queryKey } from '../lib/query-key.ts'
import { sleep } from '../lib/sleep.ts'
import { RANK } from '../lib/throttle.ts'
import { SECOND } from '../lib/time.ts'
import { ProviderError } from '../providers/http/error.ts'
import { getBlockTransactions, getShards } from '../providers/node/block.ts'
import { getBlockHeader } from '../providers/node/header.ts'
import { node } from '../providers/node/provider.ts'
import { blockRequest } from '../providers/requests/block.ts'
import { masterchainRequest } from '../providers/requests/masterchain.ts'
import { cache } from './base/cache.ts'
import { query } from './base/query.ts'
import { withFallback } from './base/with-fallback.ts'
import { askHead } from './head.ts'

const TRANSACTIONS_PAGE = 40

const id = (workchain: number, shard: string, seqno: number): BlockId => ({ workchain, shard, seqno })

const getHeader = (call: Call, block: BlockId) =>
  withFallback(
    call,
    call => getBlockHeader(call, block),
    async call => (await import('../providers/indexer/header.ts')).getIndexedHeader(call, block),
  )

/** Distance in seqnos from the newest block up to which a block is waited for. */
const NEAR = 3
/** Waits for a block that is not produced yet, and for one that the node has not applied. */
const [MADE_WAIT, APPLIED_WAIT] = [3 * SECOND, 10 * SECOND]
const PAUSE = SECOND

const isWaitedFor = (ahead: number) => ahead > 0 && ahead <= NEAR

/** Seqnos by which a block is ahead of the newest one, negative behind it. */
const distance = async (call: Call, { seqno }: BlockId) => seqno - (await askHead(call)).seqno

function mayBeNext(block: BlockId): boolean {
  const before = queryKey(blockRequest.key, [block.workchain, block.shard, block.seqno - 1])
  return mayBeAhead(block, cache.recall(masterchainRequest.key), cache.recall(before), Date.now())
}

/** The header of a block, or its distance where nobody has it although the newest block is near. Throws ProviderError. */
async function tryHeader(call: Call, block: BlockId): Promise<BlockHeader | number> {
  try {
    return await getHeader(call, block)
  } catch (error) {
    const kind = problemOf(error)?.kind
    if (!isMasterchain(block) || (kind !== 'not-found' && kind !== 'not-ready')) throw error
    const ahead = await distance(call, block).catch(() => Number.POSITIVE_INFINITY)
    if (Math.abs(ahead) > NEAR) throw error
    return ahead
  }
}

/** While the newest block shows that a block is ahead, the newest one is asked for alone. */
async function loadHeader(call: Call, block: BlockId): Promise<BlockHeader> {
  const start = Date.now()
  const askDistance = () => distance(call, block).catch(() => 0)
  let ahead = mayBeNext(block) ? await askDistance() : 0
  for (;;) {
    if (!isWaitedFor(ahead)) {
      const found = await tryHeader(call, block)
      if (typeof found !== 'number') return found
      ahead = found
    }
    const waited = Date.now() - start
    if (waited > (ahead > 0 ? MADE_WAIT : APPLIED_WAIT))
      throw new ProviderError('not-ready', node.name, 'not there yet')
    await sleep(PAUSE, call.signal)
    if (isWaitedFor(ahead)) ahead = await askDistance()
  }
}

/** Header of one block. One that is about to be produced is asked for again. */
export const $blockHeader = query({
  key: blockRequest.key,
  immutable: true,
  load: (call, workchain: number, shard: string, seqno: number) => loadHeader(call, id(workchain, shard, seqno)),
})

const follows = (next: BlockHeader, block: BlockId) => next.previous.some(previous => sameBlock(previous, block))

/** The block there, when it exists and names `block` as the one before it. */
async function findSuccessor(call: Call, candidate: BlockId, block: BlockId): Promise<BlockId[]> {
  try {
    return follows(await getBlockHeader(call, candidate), block) ? [candidate] : []
  } catch (error) {
    if (problemOf(error)?.kind !== 'not-found') throw error
    return []
  }
}

/**
 * The blocks that follow a shard block: one, or both halves after a split; none while it is the newest of its shard. `splits` is 1 for the
 * last block before a split, else 0.
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
  load: (call, seqno: number) => getShards(call, seqno),
})

/** True if a server has no such method, or sends an unreadable answer. */
const cannotTellInFull = (error: unknown) =>
  ['refused', 'not-found', 'malformed'].some(kind => kind === problemOf(error)?.kind)

/** With what each did; on servers that list them by name alone, without. */
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

/** The first transactions of a block. */
export const $blockTransactions = query({
  key: 'block-transactions',
  immutable: true,
  load: (call, workchain: number, shard: string, seqno: number) => loadTransactions(call, id(workchain, shard, seqno)),
})

/** The transactions of a block that follow `after`. */
export const getMoreBlockTransactions = (signal: AbortSignal, block: BlockId, after: ShortTransaction) =>
  loadTransactions(mainCall(signal), block, after)
