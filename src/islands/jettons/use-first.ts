import { useMemo } from 'react'
import { type JettonPage, withFirst } from '../../domain/jetton/list.ts'
import { $largestJettons } from '../../stores/first-jettons.ts'
import { useQuery } from '../../ui/live/use-query.ts'

/** A page of jettons. The first page is completed with the jettons that the provider's ranking misses, once known. */
export function useFirst(list: JettonPage, page: number): JettonPage {
  const largest = useQuery($largestJettons())
  const first = page === 1 && largest.status === 'ready' ? largest.value : undefined
  return useMemo(() => (first ? withFirst(list, first) : list), [list, first])
}
