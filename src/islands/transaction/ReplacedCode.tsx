import * as changesWords from '#words/changes.ts'
import type { Transaction } from '../../domain/transaction/transaction.ts'
import { $trace } from '../../stores/trace.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import { Changes } from '../../ui/transaction/Changes.tsx'

/** Warning that the account's code has changed since, according to toncenter but not by this transaction. */
export function ReplacedCode({ transaction: { hash, summary } }: { transaction: Transaction }) {
  const state = useQuery($trace(hash))
  const steps = state.status === 'ready' ? state.value.steps : []
  const isReplaced = steps.some(step => step.hash === hash && step.isCodeReplaced)
  if (!isReplaced || summary.changes.some(({ kind }) => kind === 'code')) return null
  return (
    <Changes title={changesWords.warning}>
      <p>{changesWords.replaced}</p>
    </Changes>
  )
}
