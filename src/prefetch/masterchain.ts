import { node } from '../providers/node/provider.ts'
import { masterchainRequest } from '../providers/requests/masterchain.ts'
import { prefetch } from './prefetch.ts'

prefetch(node, masterchainRequest)
