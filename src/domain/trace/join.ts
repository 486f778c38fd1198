import type { Transaction } from '../transaction/transaction.ts'
import { isUnfinished, type Step, type Trace } from './trace.ts'

/** Fills steps without a transaction from the given ones. */
export function fillSteps(trace: Trace, transactions: readonly (Transaction | null)[]): Trace {
  const byHash = new Map(transactions.map(transaction => [transaction?.hash, transaction]))
  const filled = trace.steps.map(step => ({ ...step, transaction: step.transaction ?? byHash.get(step.hash) ?? null }))
  const steps = filled.map((step): Step => {
    const sent = step.parent === null ? undefined : filled[step.parent]?.transaction?.outMessages
    const received = step.transaction?.inMessage?.hash
    return { ...step, linked: received !== undefined && (sent?.some(({ hash }) => hash === received) ?? false) }
  })
  return { ...trace, steps }
}

/**
 * Merges two providers' traces in the first's order. The second's steps are used if it has more of them: completed ones, or expected ones
 * while messages are pending. Its facts about addresses take precedence.
 */
export function joinTraces(first: Trace, second: Trace): Trace {
  const known = { ...first.known, ...second.known }
  const lacksSteps = isUnfinished(first) || first.unreadable > 0
  const isLonger = second.steps.length > first.steps.length && (lacksSteps || !isUnfinished(second))
  const [base, other] = isLonger ? [second, first] : [first, second]
  const filled = fillSteps(
    base,
    other.steps.map(({ transaction }) => transaction),
  )
  const replaced = new Set([...first.steps, ...second.steps].flatMap(step => (step.isCodeReplaced ? step.hash : [])))
  const steps = filled.steps.map(step => (replaced.has(step.hash) ? { ...step, isCodeReplaced: true as const } : step))
  return { ...filled, steps, known }
}
