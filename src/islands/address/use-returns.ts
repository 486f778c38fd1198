import { useEffect, useMemo, useState } from 'react'
import type { Transaction } from '../../domain/transaction/transaction.ts'

type Tell = (rows: Transaction[]) => Transaction[]

/** The rows of a history, in which a payment that came back says so once the code for that is there. */
export function useReturns(rows: Transaction[]): Transaction[] {
  const [tell, setTell] = useState<Tell>()
  useEffect(() => {
    let left = false
    const load = async () => {
      const { withReturns } = await import('../../domain/summary/returns.ts')
      if (!left) setTell(() => withReturns)
    }
    // Without it each row still tells its own end.
    load().catch(() => {})
    return () => {
      left = true
    }
  }, [])
  return useMemo(() => tell?.(rows) ?? rows, [tell, rows])
}
