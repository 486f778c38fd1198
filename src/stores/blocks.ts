import { type BlockId, MASTERCHAIN, type ShortTransaction, WHOLE_SHARD } from '../domain/block.ts'
import { type MasterchainBrief, masterchainBriefs, measuredInterval } from '../domain/block-time.ts'
import type { Call } from '../lib/query.ts'
import { MINUTE, SECOND } from '../lib/time.ts'
import { ProviderError } from '../providers/error.ts'
import { getIndexedHead, getIndexedHeader, getReducedBlocks } from '../providers/indexer/blocks.ts'
import { getBlockHeader, getBlockTransactions, getMasterchainHead, getShards } from '../providers/node/blocks.ts'
import { cache, query } from './query.ts'

/** Blocks on a page, and so the stretch of the chain whose times are asked for. */
export const BLOCKS_SHOWN = 50
const TRANSACTIONS_PAGE = 40

/** Asks the second provider only when the first could not answer; tells of the first one's failure when both fail. */
async function either<T>(first: () => Promise<T>, second: () => Promise<T>): Promise<T> {
  try {
    return await first()
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    return second().catch(() => {
      throw error
    })
  }
}

/** The newest masterchain block. Expiry 30 s; asked again every 5 s while a screen looks. */
export const $masterchain = query({
  key: 'masterchain',
  expires: 30 * SECOND,
  refetch: 5 * SECOND,
  load: call =>
    either(
      () => getMasterchainHead(call),
      () => getIndexedHead(call),
    ),
})

/** Seconds of chain to list: enough for a page at mainnet's pace; a slower chain's pace is remembered for the next listing. */
const USUAL_STRETCH = 30
const LONGEST_STRETCH = 600
const STRETCH_KEY = 'block-stretch'

function readStretch(): number {
  const stretch = cache.read(STRETCH_KEY)?.value
  return typeof stretch === 'number' ? stretch : USUAL_STRETCH
}

function rememberStretch(briefs: MasterchainBrief[]) {
  const interval = measuredInterval(briefs)
  if (!interval) return
  const stretch = Math.max(USUAL_STRETCH, Math.ceil(interval * (BLOCKS_SHOWN + 10)))
  cache.write(STRETCH_KEY, { value: Math.min(LONGEST_STRETCH, stretch), at: Date.now(), sources: [] }, 60 * MINUTE)
}

async function listBriefs(call: Call): Promise<MasterchainBrief[]> {
  const now = Math.ceil(Date.now() / SECOND)
  const briefs = masterchainBriefs(await getReducedBlocks(call, now - readStretch(), now))
  if (briefs.length === 0) throw new ProviderError('not-found', 'tonapi', 'no blocks at this time')
  rememberStretch(briefs)
  return briefs
}

/** The two ends of the list by their headers: what lies between can be reckoned. */
async function headersAtEnds(call: Call): Promise<MasterchainBrief[]> {
  const { seqno: head } = await getMasterchainHead(call)
  const ends = [head, Math.max(1, head - BLOCKS_SHOWN + 1)]
  const headers = await Promise.all(
    ends.map(seqno => getBlockHeader(call, { workchain: MASTERCHAIN, shard: WHOLE_SHARD, seqno })),
  )
  return headers.map(({ seqno, genUtime }) => ({ seqno, utime: genUtime, transactions: null }))
}

/** Times and transaction counts of the newest masterchain blocks. Asked every 10 s while a screen looks. */
export const $blockBriefs = query({
  key: 'block-briefs',
  expires: 30 * SECOND,
  refetch: 10 * SECOND,
  load: call =>
    either(
      () => listBriefs(call),
      () => headersAtEnds(call),
    ),
})

const id = (workchain: number, shard: string, seqno: number): BlockId => ({ workchain, shard, seqno })

/** Header of one block. */
export const $blockHeader = query({
  key: 'block',
  load: (call, workchain: number, shard: string, seqno: number) =>
    either(
      () => getBlockHeader(call, id(workchain, shard, seqno)),
      () => getIndexedHeader(call, id(workchain, shard, seqno)),
    ),
})

/** Shard blocks that a masterchain block commits. */
export const $blockShards = query({
  key: 'shards',
  load: (call, seqno: number) => getShards(call, seqno),
})

/** The first transactions of a block. */
export const $blockTransactions = query({
  key: 'block-transactions',
  load: (call, workchain: number, shard: string, seqno: number) =>
    getBlockTransactions(call, id(workchain, shard, seqno), TRANSACTIONS_PAGE),
})

/** The transactions of a block that follow `after`. */
export const getMoreBlockTransactions = (signal: AbortSignal, block: BlockId, after: ShortTransaction) =>
  getBlockTransactions({ signal, urgent: true, heard: () => {} }, block, TRANSACTIONS_PAGE, after)
