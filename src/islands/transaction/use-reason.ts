import { useEffect, useState } from 'react'
import type { Transaction } from '../../domain/transaction/transaction.ts'

/** Reason for a transaction's end, in words. They come only when there is something to say, and get more exact as more is known. */
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
    // Without its words a failed transaction is still said to have failed.
    load().catch(() => {})
    return () => {
      left = true
      stop()
    }
  }, [transaction])
  return reason
}
