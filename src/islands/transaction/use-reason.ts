import { useEffect, useState } from 'react'
import type { Transaction } from '../../domain/transaction.ts'
import { hasReason } from '../../domain/verdict.ts'
import { $accountFacts } from '../../stores/account-facts.ts'

/**
 * Why a transaction ended as it did, in words. The words come only when there is something to say, and get more exact once it is known
 * what kind of contract it was.
 */
export function useReason(transaction: Transaction): string | null {
  const [reason, setReason] = useState<string | null>(null)
  useEffect(() => {
    if (!hasReason(transaction)) return
    let left = false
    const explain = async (interfaces: string[]) => {
      const { outcomeOf } = await import('../../domain/outcome.ts')
      if (!left) setReason(outcomeOf(transaction, interfaces).reason)
    }
    const stop = $accountFacts(transaction.account).subscribe(facts => {
      void explain(facts.status === 'ready' ? facts.value.interfaces : [])
    })
    return () => {
      left = true
      stop()
    }
  }, [transaction])
  return reason
}
