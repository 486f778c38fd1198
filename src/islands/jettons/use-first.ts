import { useMemo } from 'react'
import { type JettonPage, withFirst } from '../../domain/jetton/list.ts'
import { $largestJettons } from '../../stores/first-jettons.ts'
import { useQuery } from '../../ui/live/use-query.ts'

/** A page of jettons; the first with what the provider's ranking lacks before it, once that is known. */
export function useFirst(list: JettonPage, page: number): JettonPage {
  const largest = useQuery($largestJettons())
  const first = page === 1 && largest.status === 'ready' ? largest.value : undefined
  return useMemo(() => (first ? withFirst(list, first) : list), [list, first])
}
