import { indexV3 } from '../providers/index-v3/provider.ts'
import { node } from '../providers/node/provider.ts'
import { recentTransactionsRequest } from '../providers/requests/transactions.ts'
import { hasIndexV3 } from '../providers/v3.ts'
import { prefetch } from './prefetch.ts'

prefetch(hasIndexV3 ? indexV3 : node, recentTransactionsRequest)
