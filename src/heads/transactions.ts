import { node } from '../providers/node/line.ts'
import { askFirst } from './first.ts'

askFirst(node, 'recent-transactions', '/getMasterchainInfo')
