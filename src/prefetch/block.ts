import { parseBlockPlace } from '../domain/block/place.ts'
import { node } from '../providers/node/provider.ts'
import { blockRequest } from '../providers/requests/block.ts'
import { argument, prefetch } from './prefetch.ts'

const id = parseBlockPlace(argument('/block/'), new URLSearchParams(location.search))
if (id) prefetch(node, blockRequest, id.workchain, id.shard, id.seqno)
