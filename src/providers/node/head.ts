import type { MasterchainHead } from '../../domain/block/block.ts'
import type { Call } from '../../lib/call.ts'
import { field } from '../http/wire.ts'
import { masterchainRequest, readHead } from '../requests/masterchain.ts'
import { nodeApi } from './client.ts'

const masterchainInfo = field('the newest block', readHead)

/** The newest masterchain block (getMasterchainInfo). */
export const getMasterchainHead = (call: Call): Promise<MasterchainHead> =>
  nodeApi(...masterchainRequest.of(), masterchainInfo, call)
