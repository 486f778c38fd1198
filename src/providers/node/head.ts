import * as v from 'valibot'
import type { MasterchainHead } from '../../domain/block/block.ts'
import type { Call } from '../../lib/call.ts'
import { count, hash, maybe } from '../http/wire.ts'
import { masterchainRequest } from '../requests/masterchain.ts'
import { nodeApi } from './client.ts'

const masterchainInfo = v.object({
  last: v.object({ seqno: count, root_hash: hash, file_hash: hash }),
  state_root_hash: maybe(hash),
})

/** The newest masterchain block (getMasterchainInfo). */
export async function getMasterchainHead(call: Call): Promise<MasterchainHead> {
  const { last, state_root_hash } = await nodeApi(...masterchainRequest.of(), masterchainInfo, call)
  return { seqno: last.seqno, rootHash: last.root_hash, fileHash: last.file_hash, stateRootHash: state_root_hash }
}
