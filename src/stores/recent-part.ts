import type { RecentTransactions } from '../domain/transaction/list.ts'
import type { Call } from '../lib/call.ts'

/** A list that may be drawn, and how to read what is still missing of it. */
export type RecentPart = { list: RecentTransactions; readMore?: (call: Call) => Promise<RecentTransactions> }
