import { headFacts } from '../domain/block/head.ts'
import { node } from '../providers/node/provider.ts'
import { nodeResult } from '../providers/node/result.ts'
import { masterchainRequest, readHead } from '../providers/requests/masterchain.ts'
import { prefetch } from './prefetch.ts'
import { showFirst } from './show.ts'

showFirst(prefetch(node, masterchainRequest), { read: body => readHead(nodeResult(body)), facts: headFacts })
