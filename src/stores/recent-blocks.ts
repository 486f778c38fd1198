import type { KnownAddresses } from '../domain/account/known-address.ts'
import { masterchainBlock } from '../domain/block/block.ts'
import { isNotFound } from '../domain/text/problem.ts'
import {
  type Coverage,
  newestFirst,
  type RecentTransactions,
  type TransactionList,
  withoutDoubles,
} from '../domain/transaction/list.ts'
import type { Call } from '../lib/call.ts'
import { HOUR } from '../lib/time.ts'
import { getCommittedTransactions } from '../providers/indexer/transactions.ts'
import { getMasterchainHead } from '../providers/node/head.ts'
import { TRANSACTIONS_SHOWN } from '../providers/requests/transactions.ts'
import { cache } from './base/cache.ts'
import { withFallback } from './base/with-fallback.ts'
import type { RecentPart } from './recent-part.ts'

/** Maximum number of masterchain blocks whose transactions are listed. */
const MAX_BLOCKS = 5
/** Maximum number of blocks per refresh: at one call per 4 s, more would not arrive before the next refresh. */
const MAX_BLOCKS_AT_ONCE = 2
/** Blocks are immutable: their transactions are kept until the page is closed, by seqno. */
const read = new Map<number, TransactionList>()
/** Lag of the index behind the head in blocks. Learnt from answers and saved for the next page. */
const LAG_KEY = 'index-lag'
const [MIN_LAG, MAX_LAG] = [2, 40]

function readLag(): number {
  const lag = cache.read(LAG_KEY)?.value
  return typeof lag === 'number' ? lag : MIN_LAG
}

function rememberLag(lag: number) {
  cache.write(LAG_KEY, { value: Math.max(MIN_LAG, lag), at: Date.now(), sources: [] }, HOUR)
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
    const seqno = Array.from({ length: MAX_BLOCKS }, (_, step) => head - lag - step).find(n => n > 0 && !read.has(n))
    if (!seqno) return
    try {
      read.set(seqno, await getCommittedTransactions(call, seqno, TRANSACTIONS_SHOWN))
      // The index may have caught up: the next refresh tries a newer block.
      rememberLag(lag - 1)
      return
    } catch (error) {
      if (!isNotFound(error) || lag > MAX_LAG) throw error
    }
  }
}

/** Number of masterchain blocks read, and of all between the oldest and the newest of them. */
function coverageOf(seqnos: number[]): Coverage {
  return { read: seqnos.length, of: Math.max(...seqnos) - Math.min(...seqnos) + 1, failed: 0 }
}

/** Loads the newest masterchain block. */
export type HeadOf = (call: Call) => Promise<{ seqno: number }>

export const loadHead: HeadOf = call =>
  withFallback(
    call,
    call => getMasterchainHead(call),
    async call => (await import('../providers/indexer/header.ts')).getIndexedHead(call),
  )

/** Reads the given number of blocks more; keeps transactions of earlier ones. */
async function readBlocks(call: Call, blocks: number, headOf: HeadOf): Promise<RecentTransactions> {
  const { seqno: head } = await headOf(call)
  for (let step = 0; step < blocks; step++) await readBlock(call, head)
  for (const seqno of [...read.keys()].sort((a, b) => b - a).slice(MAX_BLOCKS)) read.delete(seqno)
  return { ...gather([...read.values()]), coverage: coverageOf([...read.keys()]) }
}

/** Transactions of the newest masterchain block and its shard blocks by the node. Blocks that cannot be read are omitted. */
export async function readNodeBlocks(call: Call): Promise<RecentPart> {
  const { getShards } = await import('../providers/node/block.ts')
  const { getFullBlockTransactions } = await import('../providers/node/full-block.ts')
  const { seqno } = await getMasterchainHead(call)
  const shards = await getShards(call, seqno)
  const blocks = [...shards.rows, masterchainBlock(seqno)]
  const results = await Promise.allSettled(blocks.map(id => getFullBlockTransactions(call, id, TRANSACTIONS_SHOWN)))
  const lists = results.flatMap(result => (result.status === 'fulfilled' ? [result.value] : []))
  const [failure] = results.flatMap(result => (result.status === 'rejected' ? [result.reason] : []))
  if (lists.length === 0 || call.signal.aborted) throw failure
  const failed = blocks.length - lists.length + shards.unreadable
  return { list: { ...gather(lists), coverage: { read: 1, of: 1, failed } } }
}

/**
 * Transactions of the latest masterchain blocks and their shard blocks, by the indexer. The first load reads one block, and `readMore`
 * others if the list is not full. Blocks are kept until the page is closed.
 */
export async function readIndexedBlocks(call: Call, headOf: HeadOf = loadHead): Promise<RecentPart> {
  const readMore = (call: Call) => readBlocks(call, MAX_BLOCKS_AT_ONCE, headOf)
  if (read.size > 0) return { list: await readMore(call) }
  const list = await readBlocks(call, 1, headOf)
  return read.size === 0 || list.transactions.length >= TRANSACTIONS_SHOWN ? { list } : { list, readMore }
}
