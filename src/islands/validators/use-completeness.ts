import { useEffect, useState } from 'react'
import type { ValidatorSet } from '../../domain/network/validator.ts'
import { MINUTE } from '../../lib/time.ts'
import { $round, reloadRound } from '../../stores/round.ts'
import { useQuery } from '../../ui/live/use-query.ts'

/** Completeness of a list of validators; `asking` while the round loads or its successor is due, `unknown` if the round failed to load. */
export type Completeness = 'asking' | 'full' | 'incomplete' | 'unknown'

/** Compares a list with the running round. Without all elected validators weights are unknown. Reloads an old round that differs, once a list. */
export function useCompleteness({ validators, unreadable }: ValidatorSet): Completeness {
  const round = useQuery($round())
  const [asked, setAsked] = useState<number>()
  const listed = validators.length + unreadable
  const differs = round.status === 'ready' && round.value.total !== listed
  const isOver = differs && round.value.until * 1000 <= Date.now()
  const isDue = differs && asked !== listed && (isOver || Date.now() - round.at > MINUTE)
  useEffect(() => {
    if (!isDue) return
    setAsked(listed)
    reloadRound()
  }, [isDue, listed])
  if (unreadable > 0) return 'incomplete'
  if (round.status === 'loading') return 'asking'
  if (round.status === 'failed') return 'unknown'
  if (!differs) return 'full'
  if (round.error) return 'unknown'
  return isOver || isDue || round.changing ? 'asking' : 'incomplete'
}
