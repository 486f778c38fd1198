import { useEffect, useState } from 'react'
import type { Transaction } from '../../domain/transaction/transaction.ts'

/** Reason for a transaction's outcome in words; null if none exists. Becomes more specific as more data is loaded. */
export function useReason(transaction: Transaction): string | null {
  const [reason, setReason] = useState<string | null>(null)
  useEffect(() => {
    if (!transaction.summary.end.hasReason) return
    let left = false
    let stop = () => {}
    const load = async () => {
      const { watchReason } = await import('./watch-reason.ts')
      if (!left) stop = watchReason(transaction, setReason)
    }
    // A failed import is ignored: the transaction is still marked as failed.
    load().catch(() => {})
    return () => {
      left = true
      stop()
    }
  }, [transaction])
  return reason
}
