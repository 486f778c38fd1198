import type { BlockId, ShortTransaction } from '../domain/block.ts'
import { getIndexedHeader } from '../providers/indexer/header.ts'
import { getBlockTransactions, getShards } from '../providers/node/block.ts'
import { getBlockHeader } from '../providers/node/header.ts'
import { either } from './either.ts'
import { query } from './query.ts'

const TRANSACTIONS_PAGE = 40

const id = (workchain: number, shard: string, seqno: number): BlockId => ({ workchain, shard, seqno })

/** Header of one block. */
export const $blockHeader = query({
  key: 'block',
  final: true,
  load: (call, workchain: number, shard: string, seqno: number) =>
    either(
      () => getBlockHeader(call, id(workchain, shard, seqno)),
      () => getIndexedHeader(call, id(workchain, shard, seqno)),
    ),
})

/** Shard blocks that a masterchain block commits. */
export const $blockShards = query({
  key: 'shards',
  final: true,
  load: (call, seqno: number) => getShards(call, seqno),
})

/** The first transactions of a block. */
export const $blockTransactions = query({
  key: 'block-transactions',
  final: true,
  load: (call, workchain: number, shard: string, seqno: number) =>
    getBlockTransactions(call, id(workchain, shard, seqno), TRANSACTIONS_PAGE),
})

/** The transactions of a block that follow `after`. */
export const getMoreBlockTransactions = (signal: AbortSignal, block: BlockId, after: ShortTransaction) =>
  getBlockTransactions({ signal, urgent: true, heard: () => {} }, block, TRANSACTIONS_PAGE, after)
