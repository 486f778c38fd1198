import type { BlockHeader, BlockId } from '../../domain/block/block.ts'
import { signedShard } from '../../ton/shard.ts'
import { hash, int, type ReadOf, time } from '../http/fields.ts'
import { object, orNull } from '../http/shape.ts'
import { answeredFields } from './answered-block.ts'
import type { ScreenRequest } from './request.ts'

/** Parameters of a block for the node API. The shard is a signed decimal, since hex would be parsed as another number. */
export const blockParams = (workchain: number, shard: string, seqno: number) => ({
  workchain,
  shard: signedShard(shard),
  seqno,
})

/** Header of a block (node API, getBlockHeader). */
export const blockRequest: ScreenRequest<[workchain: number, shard: string, seqno: number]> = {
  key: 'block',
  of: (workchain, shard, seqno) => ['/getBlockHeader', blockParams(workchain, shard, seqno)],
}

// The hashes are in `id`; some servers repeat them at the top level, or only send them there.
const hashes = { root_hash: orNull(hash), file_hash: orNull(hash) }

export const headerFields = object({
  id: object({ ...answeredFields, ...hashes }),
  ...hashes,
  global_id: orNull(int),
  version: orNull(int),
  gen_utime: time,
})

/** The part of a header that is displayed first. */
export type ReadHeader = Omit<BlockHeader, 'previous' | 'beforeSplit'>

/** Header in an answer about block `asked`. */
export function toHeader(read: ReadOf<typeof headerFields>, asked: BlockId): ReadHeader {
  return {
    ...asked,
    rootHash: read.root_hash ?? read.id.root_hash ?? '',
    fileHash: read.file_hash ?? read.id.file_hash ?? '',
    globalId: read.global_id,
    version: read.version,
    genUtime: read.gen_utime,
  }
}
