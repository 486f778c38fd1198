import { masterchainBlock } from '../domain/block.ts'
import type { KnownAddresses } from '../domain/known-address.ts'
import { problemOf } from '../domain/problem.ts'
import { newestFirst, type TransactionList, withoutDoubles } from '../domain/transaction-list.ts'
import type { Call } from '../lib/query.ts'
import { SECOND } from '../lib/time.ts'
import { getCommittedTransactions } from '../providers/indexer/transactions.ts'
import { getMasterchainHead } from '../providers/node/head.ts'
import { either } from './either.ts'
import { query } from './query.ts'
import { overhear, rememberTransactions } from './seen-transactions.ts'

export const TRANSACTIONS_SHOWN = 50
/** Masterchain blocks whose transactions are on the list at most. */
const BLOCKS = 5
/** Blocks asked for at a refresh: at one call in 4 s more would not be there before the next. */
const BLOCKS_AT_ONCE = 2
/** Shard blocks read without the indexer, at one call each. */
const SHARD_BLOCKS = 6

/** Blocks do not change: what was read of them is kept while the page lives, by seqno. */
const read = new Map<number, TransactionList>()
/** How far the index is behind the head, in blocks. */
let lag = 2
const MOST_LAG = 40

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
  for (;;) {
    const seqno = Array.from({ length: BLOCKS }, (_, step) => head - lag - step).find(n => n > 0 && !read.has(n))
    if (!seqno) return
    try {
      read.set(seqno, await getCommittedTransactions(call, seqno, TRANSACTIONS_SHOWN))
      return
    } catch (error) {
      if (problemOf(error)?.kind !== 'not-found' || lag > MOST_LAG) throw error
      lag = 2 * lag + 1
    }
  }
}

/** The first time one block, so that something is there soon; then more, and what was read before stays among the newest. */
async function fromIndexer(call: Call): Promise<TransactionList> {
  const { seqno: head } = await either(
    call,
    call => getMasterchainHead(call),
    async call => (await import('../providers/indexer/header.ts')).getIndexedHead(call),
  )
  const isFirst = read.size === 0
  for (let step = 0; step < (isFirst ? 1 : BLOCKS_AT_ONCE); step++) await readBlock(call, head)
  for (const seqno of [...read.keys()].sort((a, b) => b - a).slice(BLOCKS)) read.delete(seqno)
  const list = gather([...read.values()])
  if (isFirst && list.transactions.length < TRANSACTIONS_SHOWN) setTimeout(() => $recentTransactions().refresh())
  return list
}

/** The newest masterchain block and the shard blocks it commits, one by one. */
async function fromNode(call: Call): Promise<TransactionList> {
  const { getShards } = await import('../providers/node/block.ts')
  const { getFullBlockTransactions } = await import('../providers/node/transactions.ts')
  const { seqno } = await getMasterchainHead(call)
  const shards = (await getShards(call, seqno)).slice(0, SHARD_BLOCKS)
  const blocks = [...shards, masterchainBlock(seqno)]
  return gather(await Promise.all(blocks.map(id => getFullBlockTransactions(call, id, TRANSACTIONS_SHOWN))))
}

/**
 * The newest transactions of at most 5 of the latest masterchain blocks, with the shard blocks they commit. Expiry 15 s; asked again
 * every 10 s while a screen looks.
 */
export const $recentTransactions = query({
  key: 'recent-transactions',
  expires: 15 * SECOND,
  refetch: 10 * SECOND,
  load: async asked => {
    const { call, sources } = overhear(asked)
    const list = await either(
      call,
      call => fromIndexer(call),
      call => fromNode(call),
    )
    rememberTransactions(list, sources)
    return list
  },
})
