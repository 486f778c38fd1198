import { useEffect, useRef } from 'react'
import type { Query } from '../../lib/query-state.ts'
import { useQuery } from '../live/use-query.ts'

/**
 * True while a part has failed together with the part above it: the screen reports both failures in one box. Reloads the part once the part
 * above has recovered, so that one Try Again serves both.
 */
export function useFailedToo<T, A>(query: Query<T>, above: Query<A>): boolean {
  const [own, other] = [useQuery(query), useQuery(above)]
  const isTogether = own.status === 'failed' && other.status === 'failed'
  const wasTogether = useRef(false)
  useEffect(() => {
    if (wasTogether.current && own.status === 'failed' && other.status === 'ready') query.refresh()
    wasTogether.current = isTogether
  }, [query, isTogether, own.status, other.status])
  return isTogether
}
