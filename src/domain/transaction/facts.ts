import { dateTime } from '../text/format.ts'
import type { Transaction } from './transaction.ts'

/** First fact of a transaction: its time. */
export const transactionFacts = ({ transaction: { utime } }: { transaction: Pick<Transaction, 'utime'> }) => ({
  time: dateTime(utime),
})
