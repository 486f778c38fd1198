import * as replayWords from '#words/replay.ts'
import { reasonOf } from '../../domain/reason/reason.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import { $failures } from '../../stores/replay/failures.ts'
import { $trace } from '../../stores/trace.ts'

/**
 * Calls `onReason` with the reason for a transaction's outcome. Calls it again when the trace reveals the kind of contract, or a replay the
 * failed check. Returns an unsubscribe function.
 */
export function watchReason(transaction: Transaction, onReason: (reason: string | null) => void): () => void {
  const { hash } = transaction
  let interfaces: string[] | undefined
  const update = () => {
    const reason = reasonOf(transaction, interfaces)
    const failure = $failures.get()[hash]
    onReason(reason !== null && failure ? replayWords.checked(reason, failure) : reason)
  }
  const stopTrace = $trace(hash).subscribe(trace => {
    const steps = trace.status === 'ready' ? trace.value.steps : []
    interfaces = steps.find(step => step.hash === hash)?.interfaces
    update()
  })
  const stopFailures = $failures.listen(update)
  return () => {
    stopTrace()
    stopFailures()
  }
}
