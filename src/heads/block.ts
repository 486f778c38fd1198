import { parseBlockPlace } from '../domain/block-place.ts'
import { blockParams } from '../providers/node/block-id.ts'
import { node } from '../providers/node/line.ts'
import { argument, askFirst } from './first.ts'

const id = parseBlockPlace(argument('/block/'), new URLSearchParams(location.search))
if (id) askFirst(node, `block:${id.workchain}:${id.shard}:${id.seqno}`, '/getBlockHeader', blockParams(id))
