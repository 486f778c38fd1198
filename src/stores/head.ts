import type { MasterchainHead } from '../domain/block/block.ts'
import type { Call } from '../lib/call.ts'
import { REMEMBERED_MS } from '../lib/query.ts'
import { getMasterchainHead } from '../providers/node/head.ts'
import { node } from '../providers/node/provider.ts'
import { masterchainRequest } from '../providers/requests/masterchain.ts'
import { cache } from './base/cache.ts'
import { HEAD_FRESH_MS } from './base/times.ts'

/** Requests the newest masterchain block from the node, and saves it like `$masterchain`. */
export async function askNodeHead(call: Call): Promise<MasterchainHead> {
  const value = await getMasterchainHead(call)
  cache.write(masterchainRequest.key, { value, at: Date.now(), sources: [node.name] }, HEAD_FRESH_MS, REMEMBERED_MS)
  return value
}
