import type { ValidatorSet } from '../../domain/network/validator.ts'
import { $round } from '../../stores/round.ts'
import { useQuery } from '../../ui/live/use-query.ts'

/** True if the list contains all elected validators, without which weights are unknown. Assumed while the round loads. */
export function useWhole({ validators, unreadable }: ValidatorSet): boolean {
  const round = useQuery($round())
  const isAll = round.status === 'ready' ? round.value.total === validators.length : round.status === 'loading'
  return isAll && unreadable === 0
}
