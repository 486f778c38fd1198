import { node } from '../providers/node/provider.ts'
import { recentTransactionsRequest } from '../providers/requests/transactions.ts'
import { prefetch } from './prefetch.ts'

prefetch(node, recentTransactionsRequest)
