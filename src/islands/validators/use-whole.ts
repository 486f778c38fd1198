import type { ValidatorSet } from '../../domain/network/validator.ts'
import { $round } from '../../stores/round.ts'
import { useQuery } from '../../ui/live/use-query.ts'

/** Tells whether all that were elected are listed, without which no weight is known; supposes so while the round is awaited. */
export function useWhole({ validators, unreadable }: ValidatorSet): boolean {
  const round = useQuery($round())
  const isAll = round.status === 'ready' ? round.value.total === validators.length : round.status === 'loading'
  return isAll && unreadable === 0
}
