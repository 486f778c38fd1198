import { holdsId } from '../chain/shard.ts'
import type { BlockRef, ChainBlock, ChainView, Workchain } from '../chain/types.ts'
import { base64, signedShard } from '../http/encode.ts'
import type { Call } from './method.ts'
import type { Params } from './params.ts'
import { notReady, unknownBlock, unparsable } from './refusal.ts'

const MAX_INT32 = 2 ** 31 - 1
const ZERO_HASH = base64(Buffer.alloc(32))

export const blockIdExt = (block: BlockRef) => ({
  '@type': 'ton.blockIdExt',
  workchain: block.workchain,
  shard: signedShard(block.shard),
  seqno: block.seqno,
  root_hash: base64(block.rootHash),
  file_hash: base64(block.fileHash),
})

/** Id of the zerostate, as in the `init` field. */
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

/** Returns the `shard` parameter as unsigned hex. Its text must be a (signed) decimal number. */
export const shardOf = (params: Params): string =>
  BigInt.asUintN(64, params.big('shard') ?? 0n)
    .toString(16)
    .padStart(16, '0')

export const isWorkchain = (value: number): value is Workchain => value === -1 || value === 0

type Asked = Pick<Call, 'chain' | 'degradation'>

/** Number of blocks after the head that a node reports as "not ready" rather than unknown. */
const NEXT = 3

/** Refuses blocks that a lagging node has not applied yet. */
function checkReady(
  { chain, degradation }: Asked,
  workchain: number,
  block: ChainBlock | undefined,
  seqno: number,
): void {
  if (!degradation.notReady) return
  const head = chain.head(-1).seqno
  const commit = block?.commitSeqno ?? (workchain === -1 ? seqno : Number.POSITIVE_INFINITY)
  if (commit > head - degradation.notReady && commit <= head + NEXT) throw notReady()
}

/** Returns a block of another shard, or else the previous block. */
function neighbour(chain: ChainView, block: ChainBlock): ChainBlock {
  const others = [...chain.blocks(block.workchain)].filter(({ shard }) => shard !== block.shard)
  const [before] = block.prev
  return others.at(-1) ?? (before && chain.block(before.workchain, before.seqno, before.shard)) ?? block
}

/** Looks a block up as a node does: the shard id is read as an account prefix. The block found may be of another shard. */
function lookUp(chain: ChainView, workchain: Workchain, shard: string, seqno: number): ChainBlock | undefined {
  const exact = chain.block(workchain, seqno, shard)
  if (exact || workchain === -1) return exact
  return [...chain.blocks(workchain)].find(block => block.seqno === seqno && holdsId(block.shard, shard))
}

export function findBlock(call: Asked, workchain: number, shard: string, seqno: number): ChainBlock {
  const { chain, degradation } = call
  const block = isWorkchain(workchain) ? lookUp(chain, workchain, shard, seqno) : undefined
  checkReady(call, workchain, block, seqno)
  if (!block) throw unknownBlock(workchain, shard, seqno)
  return degradation.otherBlock ? neighbour(chain, block) : block
}

/** Throws if a seqno exceeds a signed 32-bit integer, as on the server. */
export function checkSeqno(seqno: number | undefined): void {
  if (seqno !== undefined && seqno > MAX_INT32) throw unparsable(`Failed to parse int32: '${seqno}'`)
}

/** Returns the block given by `workchain`, `shard` and `seqno`. Refuses seqno 0 (the zerostate) and below. */
export function namedBlock(call: Call): ChainBlock {
  const { params } = call
  const workchain = params.needInt('workchain')
  params.need('shard')
  const seqno = params.needInt('seqno')
  checkSeqno(seqno)
  if (seqno <= 0) throw unparsable('seqno should be positive')
  return findBlock(call, workchain, shardOf(params), seqno)
}
