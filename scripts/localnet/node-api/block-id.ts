import type { BlockRef, ChainBlock, ChainView, Workchain } from '../chain/types.ts'
import { base64, signedShard } from '../http/encode.ts'
import type { Params } from './params.ts'
import { unknownBlock, unparsable } from './refusal.ts'

const FULL_SHARD = '8000000000000000'
const ZERO_HASH = base64(Buffer.alloc(32))

export const blockIdExt = (block: BlockRef) => ({
  '@type': 'ton.blockIdExt',
  workchain: block.workchain,
  shard: signedShard(block.shard),
  seqno: block.seqno,
  root_hash: base64(block.rootHash),
  file_hash: base64(block.fileHash),
})

/** The zerostate's id, as `init` names it. */
export const initBlockId = (chain: ChainView) => {
  const first = chain.block(-1, 0)
  return {
    '@type': 'ton.blockIdExt',
    workchain: -1,
    shard: '0',
    seqno: 0,
    root_hash: first ? base64(first.rootHash) : ZERO_HASH,
    file_hash: first ? base64(first.fileHash) : ZERO_HASH,
  }
}

/** Unsigned hex of the `shard` parameter, whose text must be a (signed) decimal number. */
export const shardOf = (params: Params): string =>
  BigInt.asUintN(64, params.big('shard') ?? 0n)
    .toString(16)
    .padStart(16, '0')

export const isWorkchain = (value: number): value is Workchain => value === -1 || value === 0

export function findBlock(chain: ChainView, workchain: number, shard: string, seqno: number): ChainBlock {
  const block = isWorkchain(workchain) && shard === FULL_SHARD ? chain.block(workchain, seqno) : undefined
  if (!block) throw unknownBlock(workchain, shard, seqno)
  return block
}

/** The block named by `workchain`, `shard` and `seqno`; the zerostate and below have none. */
export function namedBlock(chain: ChainView, params: Params): ChainBlock {
  const workchain = params.needInt('workchain')
  params.need('shard')
  const seqno = params.needInt('seqno')
  if (seqno <= 0) throw unparsable('seqno should be positive')
  return findBlock(chain, workchain, shardOf(params), seqno)
}
