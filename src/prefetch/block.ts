import { parseBlockPlace } from '../domain/block/place.ts'
import { blockParams } from '../providers/node/block-id.ts'
import { node } from '../providers/node/provider.ts'
import { argument, prefetch } from './prefetch.ts'

const id = parseBlockPlace(argument('/block/'), new URLSearchParams(location.search))
if (id) prefetch(node, `block:${id.workchain}:${id.shard}:${id.seqno}`, '/getBlockHeader', blockParams(id))
