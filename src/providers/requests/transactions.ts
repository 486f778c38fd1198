import { masterchainRequest } from './masterchain.ts'
import type { ScreenRequest } from './request.ts'

/** The first request for recent transactions: below which block to look for them. */
export const recentTransactionsRequest: ScreenRequest = { ...masterchainRequest, key: 'recent-transactions' }
