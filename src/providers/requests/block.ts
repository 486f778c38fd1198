import { signedShard } from '../../ton/shard.ts'
import type { ScreenRequest } from './request.ts'

/** A block as the node API asks for it: the shard as a signed decimal, because hex would be read as another number. */
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
