import type { BlockId } from '../../domain/block.ts'
import { signedShard } from '../../domain/shard.ts'

/** A block as the node API asks for it: the shard as a signed decimal, because hex would be read as another number. */
export const blockParams = ({ workchain, shard, seqno }: BlockId) => ({ workchain, shard: signedShard(shard), seqno })
