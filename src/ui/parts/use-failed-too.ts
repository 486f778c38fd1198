import type { Query } from '../../lib/query-state.ts'
import { useQuery } from '../live/use-query.ts'

/** True while a part has failed together with the part above, whose error is sufficient. Both load again as soon as one has loaded. */
export function useFailedToo<T, A>(query: Query<T>, above: Query<A>): boolean {
  const [own, other] = [useQuery(query), useQuery(above)]
  return own.status === 'failed' && other.status === 'failed'
}
