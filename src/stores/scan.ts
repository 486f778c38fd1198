import { blocksBetween } from '../domain/block/between.ts'
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

/** Maximum number of masterchain blocks that a scan reads. */
export const MAX_SCANNED_BLOCKS = 100
/** Number of transactions per request. */
const TRANSACTIONS_PAGE = 100
/** Calls per masterchain block with its shard blocks: with one shard, and with four. */
const CALLS = [3, 6] as const

/** Usual minimum and maximum duration of a scan in minutes. */
export const scanMinutes = () =>
  CALLS.map(calls => Math.ceil((MAX_SCANNED_BLOCKS * calls * node.throttle.interval) / MINUTE))

/** The block being read, and the number of masterchain blocks read so far (`read`) of the total (`of`). */
export type ScanProgress = { block: BlockId; read: number; of: number }

async function inFull(call: Call, { account, lt, hash }: ShortTransaction, block: BlockId): Promise<FoundTransaction> {
  const { transactions } = await getTransactions(call, account, 1, { at: { lt, hash } })
  const [transaction] = transactions
  if (transaction?.hash !== hash) throw new ProviderError('malformed', 'toncenter', `no transaction ${hash}`)
  return { transaction: { ...transaction, block }, known: {} }
}

/** Rows that were read; `isWhole` is false if others may be missing. */
type Part<T> = { rows: T[]; isWhole: boolean }

/** Transactions of a block, loaded page by page. */
async function listBlock(call: Call, block: BlockId): Promise<Part<ShortTransaction>> {
  const rows: ShortTransaction[] = []
  let unreadable = 0
  for (;;) {
    const page = await getBlockTransactions(call, block, TRANSACTIONS_PAGE, rows.at(-1))
    const seen = new Set(rows.map(({ hash }) => hash))
    const fresh = page.transactions.filter(({ hash }) => !seen.has(hash))
    rows.push(...fresh)
    unreadable += page.unreadable
    // Stops at a repeated page, which a faulty server would return forever.
    if (!page.incomplete || fresh.length === 0) return { rows, isWhole: !page.incomplete && unreadable === 0 }
  }
}

async function listShards(call: Call, seqno: number): Promise<Part<BlockId>> {
  const { rows, unreadable } = await getShards(call, seqno)
  return { rows, isWhole: unreadable === 0 }
}

/** Returns no rows for a missing block: servers behind one address are not in sync. */
async function orNone<T>(part: Promise<Part<T>>): Promise<Part<T>> {
  try {
    return await part
  } catch (error) {
    const kind = problemOf(error)?.kind
    if (kind !== 'not-found' && kind !== 'not-ready') throw error
    return { rows: [], isWhole: false }
  }
}

/** Result of a scan. `isWhole`: all blocks were read completely. */
type Scanned = { found: FoundTransaction } | { found: null; isWhole: boolean }

/**
 * Searches the latest masterchain blocks and their shard blocks for a transaction by its own hash, newest first, by the node alone. Takes minutes.
 * Rejects with the signal's reason, or ProviderError if a call fails.
 */
export async function scanForTransaction(
  hash: Hash,
  signal: AbortSignal,
  onProgress: (progress: ScanProgress) => void,
): Promise<Scanned> {
  const call = mainCall(signal)
  const { seqno: head } = await getMasterchainHead(call)
  const of = Math.min(MAX_SCANNED_BLOCKS, head)
  const seen = new Set<string>()
  let [isWhole, tips]: [boolean, BlockId[]] = [true, []]
  // The shards of one more block end the chains of shard blocks that the oldest block commits.
  for (let read = 0; read <= of; read++) {
    const masterchain = masterchainBlock(head - read)
    onProgress({ block: masterchain, read, of })
    const shards = await orNone(listShards(call, masterchain.seqno))
    const between = blocksBetween(tips, shards.rows)
    isWhole &&= shards.isWhole && between.isWhole
    if (shards.rows.length > 0) tips = shards.rows
    for (const block of [...between.rows, ...(read < of ? [...shards.rows, masterchain] : [])]) {
      const name = formatBlockId(block)
      // A shard without a new block is committed again by the next masterchain block.
      if (seen.has(name)) continue
      seen.add(name)
      onProgress({ block, read, of })
      const list = await orNone(listBlock(call, block))
      isWhole &&= list.isWhole
      const found = list.rows.find(transaction => transaction.hash === hash)
      if (found) return { found: await inFull(call, found, block) }
    }
  }
  return { found: null, isWhole }
}
