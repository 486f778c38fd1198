import { node } from '../providers/node/provider.ts'
import { prefetch } from './prefetch.ts'

prefetch(node, 'masterchain', '/getMasterchainInfo')
