import { compareAmounts } from '../notation/amount.ts'
import { hasFailed } from '../transaction/outcome.ts'
import type { Transaction } from '../transaction/transaction.ts'
import type { Trace } from './trace.ts'

/**
 * Figures of a trace from the bytes of its steps: minimums unless `isAll`. `fees`: nanoTON; `duration`: seconds; `failed`: step indexes,
 * earliest first.
 */
export type TraceFigures = {
  steps: number
  checked: number
  /** true if all steps were read */
  isAll: boolean
  links: number
  linked: number
  accounts: number
  duration: number
  fees: string
  failed: number[]
}

/** Fees of a transaction, including the forwarding of its messages, in nanoTON. */
export const feesOf = ({ totalFees, outMessages }: Transaction) =>
  outMessages.reduce((sum, { fwdFee }) => sum + BigInt(fwdFee), BigInt(totalFees))

/** True if a step itself failed. Receiving a bounced message is not a failure: another step failed. */
const failedItself = ({ summary: { outcome } }: Transaction) => outcome.kind !== 'returned' && hasFailed(outcome)

/** Completed, readable steps; expected ones are not on the chain. */
export const readableSteps = ({ steps }: Trace): Transaction[] =>
  steps.flatMap(({ transaction, expected }) => (transaction && !expected ? [transaction] : []))

export function figuresOf(trace: Trace): TraceFigures {
  const { steps, unreadable } = trace
  const happened = steps.filter(({ expected }) => !expected)
  const read = readableSteps(trace)
  const times = read.map(({ utime }) => utime)
  const failed = steps
    .flatMap(({ transaction, expected }, place) =>
      transaction && !expected && failedItself(transaction) ? [{ place, lt: transaction.lt }] : [],
    )
    .sort((a, b) => compareAmounts(a.lt, b.lt))
  return {
    steps: happened.length,
    checked: read.length,
    isAll: unreadable === 0 && read.length === happened.length,
    links: happened.filter(({ parent }) => parent !== null).length,
    linked: happened.filter(({ linked }) => linked).length,
    accounts: new Set(happened.map(({ account }) => account)).size,
    duration: Math.max(0, ...times) - Math.min(...times, Math.max(0, ...times)),
    fees: `${read.reduce((sum, transaction) => sum + feesOf(transaction), 0n)}`,
    failed: failed.map(({ place }) => place),
  }
}
