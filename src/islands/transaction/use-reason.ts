import { useEffect, useState } from 'react'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import { hasReason } from '../../domain/transaction/verdict.ts'

/**
 * Why a transaction ended as it did, in words. The words come only when there is something to say, and get more exact once it is known
 * what kind of contract it was.
 */
export function useReason(transaction: Transaction): string | null {
  const [reason, setReason] = useState<string | null>(null)
  useEffect(() => {
    if (!hasReason(transaction)) return
    let left = false
    let stop = () => {}
    const load = async () => {
      const [{ outcomeOf }, { $accountFacts }] = await Promise.all([
        import('../../domain/reason/outcome.ts'),
        import('../../stores/account-facts.ts'),
      ])
      if (left) return
      stop = $accountFacts(transaction.account).subscribe(facts =>
        setReason(outcomeOf(transaction, facts.status === 'ready' ? facts.value.interfaces : []).reason),
      )
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
