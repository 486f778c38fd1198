import { useEffect, useState } from 'react'
import type { Transaction } from '../../domain/transaction/transaction.ts'

/**
 * Reason for a transaction's end, in words. They come only when there is something to say, and get more exact once it is known
 * what kind of contract it was.
 */
export function useReason(transaction: Transaction): string | null {
  const [reason, setReason] = useState<string | null>(null)
  useEffect(() => {
    if (!transaction.summary.end.hasReason) return
    let left = false
    let stop = () => {}
    const load = async () => {
      const [{ reasonOf }, { $trace }] = await Promise.all([
        import('../../domain/reason/reason.ts'),
        import('../../stores/trace.ts'),
      ])
      if (left) return
      stop = $trace(transaction.hash).subscribe(trace => {
        const steps = trace.status === 'ready' ? trace.value.steps : []
        const own = steps.find(({ hash }) => hash === transaction.hash)
        setReason(reasonOf(transaction, own?.interfaces))
      })
    }
    // Without its words a failed transaction is still said to have failed.
    load().catch(() => {})
    return () => {
      left = true
      stop()
    }
  }, [transaction])
  return reason
}
