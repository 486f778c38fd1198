import { useEffect, useState } from 'react'
import { isNotFound } from '../../domain/text/problem.ts'
import type { FoundTransaction } from '../../domain/transaction/list.ts'
import { $pending, followPending } from '../../stores/pending.ts'
import type { Hash } from '../../ton/hash.ts'
import { useQuery } from '../../ui/live/use-query.ts'
import { SourceLine } from '../../ui/query/SourceLine.tsx'
import { PendingMessage } from './PendingMessage.tsx'
import Scan from './Scan.tsx'
import { TransactionSkeleton } from './TransactionDetails.tsx'

type Props = { hash: Hash; onFound: (found: FoundTransaction) => void }

/** A hash unknown to all indexes: a pending message, or a hash to search for. */
export default function Unknown({ hash, onFound }: Props) {
  const query = $pending(hash)
  const state = useQuery(query)
  const [isOver, setOver] = useState(false)
  useEffect(() => followPending(hash, () => setOver(true)), [hash])
  if (state.status === 'loading') return <TransactionSkeleton />
  if (isOver || state.status === 'failed') return <Scan hash={hash} why="not-found" onFound={onFound} />
  return (
    <section className="panel">
      <PendingMessage hash={hash} pending={state.value} isGone={isNotFound(state.error)} />
      <SourceLine query={query} state={state} />
    </section>
  )
}
