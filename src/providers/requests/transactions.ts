import { hasIndexV3 } from '../v3.ts'
import { masterchainRequest } from './masterchain.ts'
import type { ScreenRequest } from './request.ts'

/** Rows of the list of recent transactions. */
export const TRANSACTIONS_SHOWN = 50

/**
 * First request for recent transactions: the newest ones (transactions); without toncenter's index, the newest masterchain block, from
 * which they are found.
 */
export const recentTransactionsRequest: ScreenRequest = {
  key: 'recent-transactions',
  of: () => (hasIndexV3 ? ['/transactions', { limit: TRANSACTIONS_SHOWN, sort: 'desc' }] : masterchainRequest.of()),
}
