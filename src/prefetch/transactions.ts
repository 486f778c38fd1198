import { node } from '../providers/node/line.ts'
import { prefetch } from './prefetch.ts'

prefetch(node, 'recent-transactions', '/getMasterchainInfo')
