import type { BlockRef } from '../../chain/types.ts'
import { hex } from '../../http/encode.ts'
import { bareShard } from '../block.ts'
import type { Handler, World } from '../call.ts'
import { blockOf } from './blocks.ts'
import { get } from './route.ts'

/** `BlockRaw`; workchain -1 is sent as an unsigned integer, as the real indexer may do. */
export const blockRaw = (block: BlockRef) => ({
  workchain: block.workchain === -1 ? 4_294_967_295 : block.workchain,
  shard: bareShard(block.shard),
  seqno: block.seqno,
  root_hash: hex(block.rootHash),
  file_hash: hex(block.fileHash),
})

const initState = ({ chain }: World) => {
  const first = chain.block(-1, 0)
  return {
    workchain: 4_294_967_295,
    root_hash: hex(first?.rootHash ?? Buffer.alloc(32)),
    file_hash: hex(first?.fileHash ?? Buffer.alloc(32)),
  }
}

const masterchainInfo: Handler = ({ world }) => {
  const head = world.index.horizon.master
  return { last: blockRaw(head), state_root_hash: hex(head.stateHash), init: initState(world) }
}

const masterchainInfoExt: Handler = ({ world, query }) => {
  const head = world.index.horizon.master
  return {
    mode: Number(query.get('mode') ?? 0),
    version: 257,
    capabilities: head.genSoftware.capabilities,
    last: blockRaw(head),
    last_utime: head.genUtime,
    now: world.chain.now,
    state_root_hash: hex(head.stateHash),
    init: initState(world),
  }
}

const block: Handler = call => {
  const found = blockOf(call)
  return { id: blockRaw(found), data: hex(found.boc) }
}

const queueSizes: Handler = ({ world }) => ({
  ext_msg_queue_size_limit: 8000,
  shards: [world.index.horizon.master, ...world.index.horizon.master.shards].map(ref => ({
    id: blockRaw(ref),
    size: 0,
  })),
})

export const liteserverRoutes = [
  get('GetRawMasterchainInfo', '/v2/liteserver/get_masterchain_info', masterchainInfo),
  get('GetRawMasterchainInfoExt', '/v2/liteserver/get_masterchain_info_ext', masterchainInfoExt),
  get('GetRawTime', '/v2/liteserver/get_time', ({ world }) => ({ time: world.chain.now })),
  get('GetRawBlockchainBlock', '/v2/liteserver/get_block/{block_id}', block),
  get('GetOutMsgQueueSizes', '/v2/liteserver/get_out_msg_queue_sizes', queueSizes),
]
