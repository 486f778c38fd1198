import type { RecentTransactions } from '../domain/transaction/list.ts'
import type { Call } from '../lib/call.ts'

/** A list that can be displayed, and a function that loads its missing part. */
export type RecentPart = { list: RecentTransactions; readMore?: (call: Call) => Promise<RecentTransactions> }
