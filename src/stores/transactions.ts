import type { KnownAddresses } from '../domain/account/known-address.ts'
import { masterchainBlock } from '../domain/block/block.ts'
import { problemOf } from '../domain/text/problem.ts'
import {
  type Coverage,
  newestFirst,
  type RecentTransactions,
  type TransactionList,
  withoutDoubles,
} from '../domain/transaction/list.ts'
import type { Call } from '../lib/call.ts'
import { HOUR, SECOND } from '../lib/time.ts'
import { getCommittedTransactions } from '../providers/indexer/transactions.ts'
import { getMasterchainHead } from '../providers/node/head.ts'
import { recentTransactionsRequest } from '../providers/requests/transactions.ts'
import { cache } from './base/cache.ts'
import { query } from './base/query.ts'
import { withFallback } from './base/with-fallback.ts'
import { rememberTransactions, trackSources } from './seen/transactions.ts'

export const TRANSACTIONS_SHOWN = 50
/** Masterchain blocks whose transactions are on the list at most. */
const BLOCKS = 5
/** Blocks asked for at a refresh: at one call in 4 s more would not be there before the next. */
export const BLOCKS_AT_ONCE = 2
/** Blocks do not change: what was read of them is kept while the page lives, by seqno. */
const read = new Map<number, TransactionList>()
/** Whether this page has read blocks before. */
export const hasRead = () => read.size > 0
/** How far the index is behind the head, in blocks: learnt by asking, and remembered for the next page. */
const LAG_KEY = 'index-lag'
const [LEAST_LAG, MOST_LAG] = [2, 40]

function readLag(): number {
  const lag = cache.read(LAG_KEY)?.value
  return typeof lag === 'number' ? lag : LEAST_LAG
}

function rememberLag(lag: number) {
  cache.write(LAG_KEY, { value: Math.max(LEAST_LAG, lag), at: Date.now(), sources: [] }, HOUR)
}

function gather(lists: TransactionList[]): TransactionList {
  const known: KnownAddresses = Object.assign({}, ...lists.map(list => list.known))
  const transactions = withoutDoubles([], newestFirst(lists.flatMap(list => list.transactions)))
  return {
    transactions: transactions.slice(0, TRANSACTIONS_SHOWN),
    known,
    unreadable: lists.reduce((sum, list) => sum + list.unreadable, 0),
  }
}

async function readBlock(call: Call, head: number): Promise<void> {
  for (let lag = readLag(); ; lag = 2 * lag + 1) {
    const seqno = Array.from({ length: BLOCKS }, (_, step) => head - lag - step).find(n => n > 0 && !read.has(n))
    if (!seqno) return
    try {
      read.set(seqno, await getCommittedTransactions(call, seqno, TRANSACTIONS_SHOWN))
      // The index may have caught up: the next time a newer block is tried.
      rememberLag(lag - 1)
      return
    } catch (error) {
      if (problemOf(error)?.kind !== 'not-found' || lag > MOST_LAG) throw error
    }
  }
}

/** How many of the masterchain blocks from the newest one read to the oldest one were read. */
function coverageOf(seqnos: number[]): Coverage {
  return { read: seqnos.length, of: Math.max(...seqnos) - Math.min(...seqnos) + 1, failed: 0 }
}

type HeadOf = (call: Call) => Promise<{ seqno: number }>

export const askHead: HeadOf = call =>
  withFallback(
    call,
    call => getMasterchainHead(call),
    async call => (await import('../providers/indexer/header.ts')).getIndexedHead(call),
  )

/** Reads one more block, or as many as a refresh allows; transactions read before are kept. */
async function fromIndexer(call: Call, blocks: number, headOf: HeadOf): Promise<RecentTransactions> {
  const { seqno: head } = await headOf(call)
  for (let step = 0; step < blocks; step++) await readBlock(call, head)
  for (const seqno of [...read.keys()].sort((a, b) => b - a).slice(BLOCKS)) read.delete(seqno)
  return { ...gather([...read.values()]), coverage: coverageOf([...read.keys()]) }
}

/** The newest masterchain block and the shard blocks it commits, one by one; a block that cannot be read leaves the others. */
async function fromNode(call: Call): Promise<RecentTransactions> {
  const { getShards } = await import('../providers/node/block.ts')
  const { getFullBlockTransactions } = await import('../providers/node/full-block.ts')
  const { seqno } = await getMasterchainHead(call)
  const blocks = [...(await getShards(call, seqno)), masterchainBlock(seqno)]
  const results = await Promise.allSettled(blocks.map(id => getFullBlockTransactions(call, id, TRANSACTIONS_SHOWN)))
  const lists = results.flatMap(result => (result.status === 'fulfilled' ? [result.value] : []))
  const [failure] = results.flatMap(result => (result.status === 'rejected' ? [result.reason] : []))
  if (lists.length === 0 || call.signal.aborted) throw failure
  return { ...gather(lists), coverage: { read: 1, of: 1, failed: blocks.length - lists.length } }
}

/** The newest transactions after reading `blocks` more blocks; `headOf` gives the newest block. */
export async function readNewest(asked: Call, blocks: number, headOf = askHead): Promise<RecentTransactions> {
  const { call, sources } = trackSources(asked)
  const list = await withFallback(call, call => fromIndexer(call, blocks, headOf), fromNode)
  rememberTransactions(list, sources)
  return list
}

/** The newest transactions of at most 5 of the latest masterchain blocks, with the shard blocks they commit. */
export const $recentTransactions = query({
  key: recentTransactionsRequest.key,
  freshFor: 15 * SECOND,
  refetch: 10 * SECOND,
  async *load(asked) {
    const readMore = (blocks: number) => readNewest(asked, blocks)
    if (read.size > 0) return await readMore(BLOCKS_AT_ONCE)
    // One block, so that something is there soon; more where its transactions do not fill the list.
    const first = await readMore(1)
    if (read.size === 0 || first.transactions.length >= TRANSACTIONS_SHOWN) return first
    yield first
    return await readMore(BLOCKS_AT_ONCE)
  },
})
