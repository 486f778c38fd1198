import { type BlockId, formatBlockId, masterchainBlock } from '../domain/block/block.ts'
import { problemOf } from '../domain/text/problem.ts'
import type { FoundTransaction } from '../domain/transaction/list.ts'
import type { ShortTransaction } from '../domain/transaction/of-block.ts'
import { type Call, mainCall } from '../lib/call.ts'
import { MINUTE } from '../lib/time.ts'
import { ProviderError } from '../providers/http/error.ts'
import { getBlockTransactions, getShards } from '../providers/node/block.ts'
import { getMasterchainHead } from '../providers/node/head.ts'
import { node } from '../providers/node/provider.ts'
import { getTransactions } from '../providers/node/transactions.ts'
import type { Hash } from '../ton/hash.ts'

/** Number of masterchain blocks of a scan, and of transactions per request. */
const SCANNED = 100
const TRANSACTIONS_PAGE = 100
/** Calls per masterchain block with its shard blocks: with one shard, and with four. */
const CALLS = [3, 6] as const

/** Usual minimum and maximum duration of a scan in minutes. */
export const scanMinutes = () => CALLS.map(calls => Math.ceil((SCANNED * calls * node.throttle.interval) / MINUTE))

/** The block being read, and the number of masterchain blocks read so far (`read`) of the total (`of`). */
export type ScanProgress = { block: BlockId; read: number; of: number }

async function inFull(call: Call, { account, lt, hash }: ShortTransaction, block: BlockId): Promise<FoundTransaction> {
  const { transactions } = await getTransactions(call, account, 1, { at: { lt, hash } })
  const [transaction] = transactions
  if (transaction?.hash !== hash) throw new ProviderError('malformed', 'toncenter', `no transaction ${hash}`)
  return { transaction: { ...transaction, block }, known: {} }
}

/** All transactions of a block, loaded page by page. */
async function listBlock(call: Call, block: BlockId): Promise<ShortTransaction[]> {
  const all: ShortTransaction[] = []
  for (;;) {
    const page = await getBlockTransactions(call, block, TRANSACTIONS_PAGE, all.at(-1))
    const seen = new Set(all.map(({ hash }) => hash))
    const fresh = page.transactions.filter(({ hash }) => !seen.has(hash))
    all.push(...fresh)
    // Stops at a repeated page, which a faulty server would return forever.
    if (!page.incomplete || fresh.length === 0) return all
  }
}

/** Returns an empty list for a missing block: servers behind one address are not in sync. */
async function orNone<T>(list: Promise<T[]>): Promise<T[]> {
  try {
    return await list
  } catch (error) {
    const kind = problemOf(error)?.kind
    if (kind !== 'not-found' && kind !== 'not-ready') throw error
    return []
  }
}

/**
 * Searches the latest 100 masterchain blocks and their shard blocks for a transaction, newest first, by the node alone. Takes minutes.
 * Returns null if it is not found. Rejects with the signal's reason, or ProviderError if a call fails.
 */
export async function scanForTransaction(
  hash: Hash,
  signal: AbortSignal,
  onProgress: (progress: ScanProgress) => void,
): Promise<FoundTransaction | null> {
  const call = mainCall(signal)
  const { seqno: head } = await getMasterchainHead(call)
  const of = Math.min(SCANNED, head)
  const seen = new Set<string>()
  for (let read = 0; read < of; read++) {
    const masterchain = masterchainBlock(head - read)
    onProgress({ block: masterchain, read, of })
    const shards = await orNone(getShards(call, masterchain.seqno).then(({ rows }) => rows))
    for (const block of [...shards, masterchain]) {
      const name = formatBlockId(block)
      // A shard without a new block is committed again by the next masterchain block.
      if (seen.has(name)) continue
      seen.add(name)
      onProgress({ block, read, of })
      const transactions = await orNone(listBlock(call, block))
      const found = transactions.find(transaction => transaction.hash === hash)
      if (found) return inFull(call, found, block)
    }
  }
  return null
}
